import { useLayoutEffect, useRef, useState } from 'react';
import { changedFrom } from './changed-digits.ts';
import { compareDecimals } from './decimal.ts';
import { glow } from './glow.ts';

/** At most one flash a second for a cell. */
const restMs = 1000;
/** Nothing flashes while the page moves under the finger. */
const scrollRestMs = 150;

let scrolledAt = Number.NEGATIVE_INFINITY;
if (typeof document !== 'undefined') {
  const moved = (event: Event) => {
    scrolledAt = event.timeStamp;
  };
  document.addEventListener('scroll', moved, { capture: true, passive: true });
}

export interface PriceFlashProps {
  /** Plain decimal text; decides the direction. */
  value: string;
  /** The value as the reader sees it. */
  text: string;
}

interface Flash {
  value: string;
  text: string;
  /** Where the coloured digits begin. */
  from: number;
  tone: '' | 'rise' | 'fall';
  at: number;
  /** Counts the flashes. */
  run: number;
}

/** A live figure. When it changes, only the digits that changed take the colour of the direction, and fade. */
export function PriceFlash({ value, text }: PriceFlashProps) {
  const [flash, setFlash] = useState<Flash>({
    value,
    text,
    from: text.length,
    tone: '',
    at: Number.NEGATIVE_INFINITY,
    run: 0,
  });
  let shown = flash;
  if (flash.value !== value || flash.text !== text) {
    const direction = compareDecimals(value, flash.value);
    const now = typeof performance === 'undefined' ? 0 : performance.now();
    const flashes = direction !== 0 && now - flash.at >= restMs && now - scrolledAt >= scrollRestMs;
    shown = flashes
      ? {
          value,
          text,
          from: changedFrom(flash.text, text),
          tone: direction > 0 ? 'rise' : 'fall',
          at: now,
          run: flash.run + 1,
        }
      : { ...flash, value, text, from: Math.min(flash.from, text.length) };
    setFlash(shown);
  }
  const changed = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (shown.run > 0 && changed.current) glow(changed.current);
  }, [shown.run]);
  return (
    <span className="q-flash">
      {text.slice(0, shown.from)}
      <span ref={changed} className={shown.tone && `q-flash--${shown.tone}`}>
        {text.slice(shown.from)}
      </span>
    </span>
  );
}
