import type { Trigger } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { Empty, ErrorRow, IconButton, SkeletonRows, showToast } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import type { PerpetualNow } from '../account.ts';
import { useCancelTrigger } from '../acts/cancel-trigger.ts';
import { useOpenTriggers } from '../queries/open-triggers.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords, type Words } from '../words/index.ts';
import '../triggers.css';

const EditTrigger = lazySheet(() => import('../forms/edit-trigger.tsx'));

/** Every trigger that stands, each with what it waits for. */
export function Triggers({ now }: { now: PerpetualNow }) {
  const words = perpetualWords.useWords();
  const query = useOpenTriggers();
  const [edited, setEdited] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const triggers = now.triggers;
  if (triggers === undefined) {
    if (!query.isError) return <SkeletonRows label={words.loading} rows={2} disc={false} />;
    return (
      <ErrorRow
        title={words.triggersFailed}
        retryLabel={words.tryAgain}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {words.triggersFailedWhy}
      </ErrorRow>
    );
  }
  if (triggers.length === 0) return <Empty title={words.noTriggers}>{words.noTriggersWhy}</Empty>;
  const shown = triggers.find((one) => one.triggerId === edited);
  return (
    <>
      <ul aria-label={words.triggersTab}>
        {triggers.map((one) => (
          <li key={one.triggerId}>
            <Row
              trigger={one}
              now={now}
              onEdit={() => {
                setEdited(one.triggerId);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      {shown && <EditTrigger open={open} onClose={() => setOpen(false)} trigger={shown} now={now} />}
    </>
  );
}

type RowProps = { trigger: Trigger; now: PerpetualNow; onEdit: () => void };

function Row({ trigger, now, onEdit }: RowProps) {
  const words = perpetualWords.useWords();
  const contract = now.contracts.find(({ symbol }) => symbol === trigger.symbol);
  const shown = useShown(contract ?? unknown);
  const cancelling = useCancelTrigger();
  const { triggerId, symbol, kind, quantity } = trigger;
  const name = words.triggerKind[kind];
  const number = String(triggerId);
  return (
    <div className="trading-order perpetual-trigger">
      <div className="q-grow">
        <p className="trading-order-head">
          <AppLink className="q-mid" href={paths.contract(symbol)}>
            {symbol}
          </AppLink>
          <span className={`q-mid ${kind === 'stop-profit' ? 'q-rise' : 'q-fall'}`}>{name}</span>
          <span className="q-muted q-t12">{words.intent[trigger.closes]}</span>
        </p>
        <p className="q-muted q-t12 q-n">{waitsFor(trigger, shown, words)}</p>
      </div>
      <p className="q-right q-n">
        <span className="q-block">
          {trigger.triggerPrice === null ? '–' : shown.price(units(trigger.triggerPrice))}
        </span>
        <span className="q-muted q-t12">
          {trigger.orderId !== null
            ? words.ofOrder(String(trigger.orderId))
            : quantity === null
              ? words.wholePosition
              : shown.size(units(quantity))}
        </span>
      </p>
      <span className="trading-order-acts">
        <IconButton
          icon="edit"
          size="s"
          quiet
          className="trading-cross"
          label={words.editTrigger(name, number)}
          aria-haspopup="dialog"
          onClick={onEdit}
        />
        <IconButton
          icon="close"
          size="s"
          quiet
          className="trading-cross"
          label={words.cancelTrigger(name, number)}
          aria-busy={cancelling.isPending || undefined}
          onClick={() => {
            if (cancelling.isPending) return;
            // The row is gone with its trigger, so the word is not left to it. A refusal was announced by the request layer.
            cancelling.mutateAsync(triggerId).then(
              () => showToast(words.triggerCancelled(name), { tone: 'done' }),
              () => undefined,
            );
          }}
        />
      </span>
    </div>
  );
}

/** Before its contract is known it is shown with all digits. */
const unknown = { kind: 'linear', base: '', quote: '', priceDecimals: 8, quantityDecimals: 8 } as const;

/** What a trigger waits for, in one sentence. */
function waitsFor(trigger: Trigger, shown: ReturnType<typeof useShown>, words: Words): string {
  const { kind, status, triggerPrice, activationPrice, callbackRate, closes } = trigger;
  const price = (value: string | null) => shown.price(units(value ?? '0'));
  if (status === 'waiting') return words.waitsForOrder(String(trigger.orderId));
  if (status === 'retrying') return words.retrying;
  const isLong = closes === 'close-long';
  if (kind === 'trailing') {
    const callback = shown.unsigned(units(callbackRate ?? '0'));
    if (triggerPrice !== null) return words.follows(callback);
    return words.followsFrom[isLong ? 'long' : 'short'](callback, price(activationPrice));
  }
  const rises = isLong === (kind === 'stop-profit');
  const at = price(triggerPrice);
  return trigger.price === null
    ? words.firesAt[rises ? 'rises' : 'falls'](at)
    : words.firesLimit[rises ? 'rises' : 'falls'](at, price(trigger.price));
}
