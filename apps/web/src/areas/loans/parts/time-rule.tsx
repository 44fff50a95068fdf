import type { LoanFigures } from '../loan-figures.ts';
import { useSaid } from '../use-said.ts';

const TICKS = 72;
/** Every so many ticks one is longer, as on a ruler. */
const LONG = 10;
/** The last ones are those of the sale. */
const LAST = 2;

const ticks = Array.from({ length: TICKS + 1 }, (_, tick) => tick);
const toneOf = (share: number, warning: number, tick: number): string =>
  tick > TICKS - LAST ? 'sale' : share <= warning ? 'calm' : 'warned';

type TimeRuleProps = {
  of: Pick<LoanFigures, 'rate' | 'toWarning' | 'toSale'>;
  pledge: string;
  /** In a list or a table: the rule alone. */
  small?: boolean;
};

/**
 * The rule of time: from now at the left to the forced sale at the right, by interest alone while the price stays. The
 * amber post is the warning.
 */
export function TimeRule({ of: { rate, toWarning, toSale }, pledge, small }: TimeRuleProps) {
  const { words, left, percent } = useSaid();
  const known = toWarning !== undefined && toSale !== undefined && toSale > 0;
  const warning = known ? Math.min(1, toWarning / toSale) : 0;
  const label = words.ruleOf(percent(rate), left(toWarning), left(toSale), pledge);
  return (
    <div className={`loans-rule${small ? ' loans-rule--small' : ''}`}>
      <svg role="img" aria-label={label}>
        {ticks.map((tick) => {
          const share = tick / TICKS;
          const at = `${share * 100}%`;
          const tone = known ? toneOf(share, warning, tick) : 'sale';
          return (
            <line
              key={tick}
              className={`loans-rule-${tone}`}
              x1={at}
              x2={at}
              y1={tick % LONG === 0 ? '15%' : '35%'}
              y2="85%"
            />
          );
        })}
        <rect className="loans-rule-now" x="0" y="5%" width=".5rem" height="90%" rx="2" transform="translate(-2 0)" />
        {known && (
          <rect
            className="loans-rule-warning"
            x={`${warning * 100}%`}
            y="5%"
            width=".5rem"
            height="90%"
            rx="2"
            transform="translate(-2 0)"
          />
        )}
        <rect
          className="loans-rule-end"
          x="100%"
          y="5%"
          width=".5rem"
          height="90%"
          rx="2"
          transform="translate(-2 0)"
        />
      </svg>
      {!small && (
        <div className="loans-rule-labels q-t12" aria-hidden="true">
          <span>
            <b>{words.now}</b>
            <span className="q-muted q-n">{percent(rate)}</span>
          </span>
          <span className="q-warn">
            <b>{words.warningIn(left(toWarning))}</b>
            <span className="q-muted q-n">60%</span>
          </span>
          <span className="q-fall">
            <b>{words.saleIn(left(toSale))}</b>
            <span className="q-muted q-n">85%</span>
          </span>
        </div>
      )}
    </div>
  );
}
