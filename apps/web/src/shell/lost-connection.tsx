import { ConnectionBar } from '@quay/ui';
import { useEffect, useState } from 'react';
import { useConnection } from '../live/live.ts';
import { shellWords } from './words/index.ts';

/** A line that comes back within this time was not worth a word. */
const SHOWN_AFTER_MS = 2_000;

/** Whether prices on the screen have stopped; they stay, greyed. */
export function useLost(): boolean {
  const { state, since } = useConnection();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (state !== 'lost') return setLost(false);
    const timer = setTimeout(() => setLost(true), Math.max(0, since + SHOWN_AFTER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [state, since]);
  return lost;
}

/** The bar while the connection is lost: how old the prices are, and when it is tried again. */
export function LostConnection() {
  return useLost() ? <Bar /> : null;
}

function Bar() {
  const words = shellWords.useWords();
  const { since, retryAt } = useConnection();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  const age =
    seconds < 60
      ? words.seconds(seconds)
      : seconds < 3_600
        ? words.minutes(Math.floor(seconds / 60))
        : words.hours(Math.floor(seconds / 3_600));
  const retry = Math.max(0, Math.ceil(((retryAt ?? now) - now) / 1_000));
  return (
    <ConnectionBar age={words.pricesAge(age)} retry={words.retryIn(retry)}>
      {words.noConnection}
    </ConnectionBar>
  );
}
