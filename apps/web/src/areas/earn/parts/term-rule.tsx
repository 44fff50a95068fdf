export interface TermRuleProps {
  /** Ticks from one end to the other, at most 120 to stay readable; 60 by default. */
  ticks?: number;
  /** Up to where the ticks are lit, from 0 to 1; all of them when not said. */
  lit?: number;
  /** From where to where the lit ticks begin: what is before is out. */
  from?: number;
  /** How the ticks behind `lit` look. */
  rest?: 'out' | 'warn';
  /** A post where one is now, from 0 to 1. */
  now?: number;
  /** Posts where the sum leaves and where it comes back. */
  ends?: boolean;
  /** A taller tick so often. */
  tall?: number;
  /** All of it in words, for a screen reader. */
  label: string;
}

/** A time or a sum as one ruled scale, as wide as its pane: a term, what is promised of what is there, what is lent out. */
export function TermRule(props: TermRuleProps) {
  const { ticks = 60, lit = 1, from = 0, rest = 'out', now, ends = false, tall = 10, label } = props;
  return (
    <svg className={`earn-rule earn-rule--${rest}`} role="img" aria-label={label}>
      {Array.from({ length: ticks + 1 }, (_, tick) => {
        const place = tick / ticks;
        const at = `${0.7 + place * 98.6}%`;
        // Where a sum leaves and comes back there are posts.
        if (ends && (tick === 0 || tick === ticks)) return null;
        const isLit = place >= from && (place < lit || lit >= 1);
        return (
          <line
            key={at}
            className={isLit ? 'earn-lit' : place < from ? undefined : 'earn-rest'}
            x1={at}
            x2={at}
            y1={tick % tall === 0 ? '17%' : '40%'}
            y2="88%"
          />
        );
      })}
      {ends && <rect className="earn-post" x="0" y="3%" width=".625rem" height="94%" rx="2.5" />}
      {ends && (
        <rect
          className="earn-post earn-post--end"
          x="100%"
          y="3%"
          width=".625rem"
          height="94%"
          rx="2.5"
          transform="translate(-5 0)"
        />
      )}
      {now !== undefined && (
        <rect
          className="earn-post"
          x={`${Math.min(1, Math.max(0, now)) * 98.6 + 0.2}%`}
          y="3%"
          width=".625rem"
          height="94%"
          rx="2.5"
        />
      )}
    </svg>
  );
}
