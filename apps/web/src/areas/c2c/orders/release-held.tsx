import type { C2cOrder } from '@quay/contract/c2c';
import { Note } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { orderWords } from '../words/orders/index.ts';

/** Both are told that the seller cannot release for now, until when if that is known, and what the payer can do. */
export function ReleaseHeld({ order }: { order: C2cOrder }) {
  const { held: words } = orderWords.useWords();
  const moments = useMoments();
  const { releaseHeldUntil, sellerFrozen, side } = order;
  const isHeld = releaseHeldUntil !== null && releaseHeldUntil > exchangeNow();
  if (!isHeld && !sellerFrozen) return null;
  return (
    <div className="q-gutter">
      <Note tone="warn" icon="clock">
        <b>{sellerFrozen ? words.frozen[side] : words.title[side](moments.when(releaseHeldUntil ?? 0))}</b>
        <p className="q-muted">{sellerFrozen ? words.frozenWhy[side] : words.why[side]}</p>
      </Note>
    </div>
  );
}
