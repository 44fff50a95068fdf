import type { EarnProduct } from '@quay/contract/earn';
import { earnWords } from '../words/index.ts';

const DAY_MS = 86_400_000;

/** Where the market is simulated a day of a product may be short: then it is said, since every rate is of such a day. */
export function ShortDay({ of }: { of: readonly Pick<EarnProduct, 'dayMs'>[] }) {
  const words = earnWords.useWords();
  const short = of.find(({ dayMs }) => dayMs < DAY_MS);
  if (!short) return null;
  return <p className="earn-foot q-muted q-t12">{words.shortDay(Math.round(short.dayMs / 1_000))}</p>;
}
