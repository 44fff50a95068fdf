import type { C2cOrder } from '@quay/contract/c2c';
import { Note } from '@quay/ui';
import { exchangeNow } from '../../../request/clock.ts';
import { useMoments } from '../../../shell/moments.ts';
import { orderWords } from '../words/orders/index.ts';

/** Both are told that the seller cannot release for now, until when, and what the one who paid can do. */
export function ReleaseHeld({ order }: { order: C2cOrder }) {
  const { held: words } = orderWords.useWords();
  const moments = useMoments();
  const { releaseHeldUntil, side } = order;
  if (releaseHeldUntil === null || releaseHeldUntil <= exchangeNow()) return null;
  return (
    <div className="q-gutter">
      <Note tone="warn" icon="clock">
        <b>{words.title[side](moments.when(releaseHeldUntil))}</b>
        <p className="q-muted">{words.why[side]}</p>
      </Note>
    </div>
  );
}
