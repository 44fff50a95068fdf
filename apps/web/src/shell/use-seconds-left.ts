import { exchangeNow } from '@quay/web-kit/request';
import { useEffect, useState } from 'react';

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - exchangeNow()) / 1_000));

/** Whole seconds until a moment of the exchange's clock. After a time in the background it jumps, it does not run after. */
export function useSecondsLeft(at: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(at));
  useEffect(() => {
    const look = () => {
      const left = secondsTo(at);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 250);
    look();
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
