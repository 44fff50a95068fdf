import type { Follow, Leader } from '@quay/contract/following';
import { text, units } from '@quay/money';
import { useFigures } from '../../shell/figures.ts';
import { followingWords } from './words/index.ts';

/** How the figures of following are written: money in USDT down to cents, results with their sign. */
export function useSaid() {
  const figures = useFigures();
  const words = followingWords.useWords();
  const plain = (value: string) => figures.quantity(value, 2);
  const signed = (value: bigint) => figures.signed(text(value), 2);
  return {
    figures,
    plain,
    signed,
    money: (value: string) => words.usdt(plain(value)),
    result: (value: bigint) => words.usdt(signed(value)),
    ratio: (value: string) => figures.percent(value),
    /** A share of profits; nothing where none is taken. */
    share: (rate: string) => (units(rate) === 0n ? words.shareNone : figures.rate(rate)),
    /** How many follow, and whether there is room. */
    places: ({ followers, followersMax }: Leader) => {
      const [now, most] = [figures.quantity(String(followers), 0), figures.quantity(String(followersMax), 0)];
      return followers >= followersMax ? words.full(now, most) : words.followsOf(now, most);
    },
    since: ({ since, shareRate }: Follow) => words.sinceShare(figures.date(since), figures.rate(shareRate)),
  };
}

/** Above zero in the colour of a rise, below it in that of a fall. */
export const toneOf = (value: bigint): string => (value === 0n ? '' : value > 0n ? 'q-rise' : 'q-fall');
