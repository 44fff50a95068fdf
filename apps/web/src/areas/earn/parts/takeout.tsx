import type { EarnOrder } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Button, showToast } from '@quay/ui';
import { exchangeNow, Refusal } from '@quay/web-kit/request';
import { useTakeOut } from '../acts/take-out.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

/** Machine income that waits: how much, of which machines, and from when it can be taken to spot. Nothing where none waits. */
export function TakeOut({ orders }: { orders: readonly EarnOrder[] }) {
  const words = earnWords.useWords();
  const { money, short } = useSaid();
  const taking = useTakeOut();
  const waiting = orders.filter(({ toTakeOut, asset }) => units(toTakeOut) > 0n && asset === orders[0]!.asset);
  if (waiting.length === 0) return null;
  const now = exchangeNow();
  const ready = waiting.filter(({ takeOutAt, status }) => (takeOutAt ?? 0) <= now && status !== 'frozen');
  const shown = ready.length > 0 ? ready : waiting;
  const { asset } = shown[0]!;
  const all = text(shown.reduce((sum, one) => sum + units(one.toTakeOut), 0n));
  const from = Math.min(...shown.map(({ takeOutAt }) => takeOutAt ?? 0));
  const names = words.list(shown.map(({ name }) => name));

  async function take() {
    try {
      // Each machine has a time of its own; one after the other, so that a refusal says of which.
      for (const { order } of ready) await taking.mutateAsync({ order });
      showToast(words.tookOut(money(all, asset)), { tone: 'done' });
    } catch (failed) {
      showToast(failed instanceof Refusal ? failed.words : words.notAnswered, { tone: 'error' });
    }
  }

  return (
    <section className="earn-takeout">
      <p className="q-row-between">
        <span className="q-mid">{words.toTakeOut}</span>
        <span className="q-mid q-n">{money(all, asset)}</span>
      </p>
      <p className="q-muted q-t12">
        {ready.length === 0 ? words.takeOutFrom(names, short(from)) : words.takeOutOf(names)}
      </p>
      <Button
        wide
        loading={taking.isPending}
        loadingLabel={words.takingOut(money(all, asset))}
        disabledReason={ready.length === 0 ? words.takeOutNotYet(short(from)) : undefined}
        onClick={() => void take()}
      >
        {words.takeOut(money(all, asset))}
      </Button>
    </section>
  );
}
