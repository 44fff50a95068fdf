import type { ReactNode } from 'react';
import { type RingTone, ringTone, ticksLit } from './rule.ts';

const tickLines = Array.from({ length: 60 }, (_, tick) => {
  const angle = (tick * 6 * Math.PI) / 180;
  const inner = tick % 15 === 0 ? 41 : 44;
  const at = (radius: number) => ({ x: 52 + radius * Math.sin(angle), y: 52 - radius * Math.cos(angle) });
  return { tick, from: at(inner), to: at(50) };
});

export interface RingProps {
  /** Seconds until the deadline, by the server's clock. */
  secondsLeft: number;
  /** Seconds the whole ring stands for. */
  secondsTotal: number;
  /** The time left in words, for a screen reader; it is not read out at every tick. */
  label: string;
  /** For a wait that is not pressing at its end: one tone all along. */
  tone?: RingTone;
  /** The time left as figures: "12:41". */
  children?: ReactNode;
}

/** The countdown: 60 ticks go out one by one. Accent above 3 min, warn below, fall in the last minute. */
export function Ring({ secondsLeft, secondsTotal, label, tone = ringTone(secondsLeft), children }: RingProps) {
  const lit = ticksLit(secondsLeft / secondsTotal, 60);
  return (
    <div className={`q-ring q-ring--${tone}`} role="timer" aria-live="off" aria-label={label}>
      <svg viewBox="0 0 104 104" aria-hidden="true">
        {tickLines.map(({ tick, from, to }) => (
          <line key={tick} className={tick < lit ? 'q-on' : undefined} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </svg>
      <span className="q-ring-time">{children}</span>
    </div>
  );
}

const miniSizes = { m: 28, s: 20, xs: 16 } as const;

export interface MiniRingProps {
  /** 0..1 of the time is left. */
  share: number;
  /** 28 px by default, `s` 20, `xs` 16. */
  size?: 's' | 'xs';
  tone?: RingTone;
}

/** The countdown in a row or a header; the time stands beside it in words. */
export function MiniRing({ share, size, tone = 'accent' }: MiniRingProps) {
  const box = miniSizes[size ?? 'm'];
  const radius = box / 2 - 2;
  const around = 2 * Math.PI * radius;
  const circle = { cx: box / 2, cy: box / 2, r: radius };
  return (
    <svg
      className={`q-mini-ring q-mini-ring--${tone}${size ? ` q-mini-ring--${size}` : ''}`}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
    >
      <circle {...circle} />
      {share > 0 && (
        <circle
          {...circle}
          className="q-on"
          strokeDasharray={`${around * Math.min(1, share)} ${around}`}
          transform={`rotate(-90 ${box / 2} ${box / 2})`}
        />
      )}
    </svg>
  );
}
