import { ticksLit } from './rule.ts';

export interface TickRuleProps {
  /** 0..1. */
  share: number;
  /** What is measured, in words with the value: "40% filled". */
  label: string;
  /** 20 by default. */
  ticks?: number;
  /** As wide as its container instead of 96 px. */
  fill?: boolean;
  tone?: 'accent' | 'warn' | 'fall';
}

/** A share as a ruled scale: the filled part of an order, a quota, a margin ratio. */
export function TickRule({ share, label, ticks = 20, fill, tone = 'accent' }: TickRuleProps) {
  const lit = ticksLit(share, ticks);
  const at = (tick: number) => `${1.04 + (97.92 * tick) / (ticks - 1)}%`;
  return (
    <svg
      className={`q-tick-rule q-tick-rule--${tone}${fill ? ' q-tick-rule--fill' : ''}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: ticks }, (_, tick) => (
        <line
          key={at(tick)}
          className={tick < lit ? 'q-on' : undefined}
          x1={at(tick)}
          x2={at(tick)}
          y1="13%"
          y2="87%"
        />
      ))}
    </svg>
  );
}
