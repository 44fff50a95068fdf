import type { EarnOrder } from '@quay/contract/earn';
import { earn } from '@quay/contract/earn';
import { wallet } from '@quay/contract/wallet';
import { redemptionDueAt } from '@quay/core/earn-sums';
import { text, units } from '@quay/money';
import { Button, Field, KeyValue, Plate, Sheet, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { useState } from 'react';
import { refusalForReading } from '../../../amounts/refusal-for-reading.ts';
import { couldBecomeNumber, read } from '../../../amounts/typed-number.ts';
import { useRedeem } from '../acts/redeem.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { useIntent } from './use-intent.ts';

type RedeemProps = { open: boolean; onClose: () => void; of: EarnOrder };

/** Asks savings back: how much, and by when they are in spot. */
export default function Redeem({ open, onClose, of }: RedeemProps) {
  const words = earnWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.takeBackOf(of.name)}>
      {open && <RedeemForm of={of} done={onClose} />}
    </Sheet>
  );
}

function RedeemForm({ of, done }: { of: EarnOrder; done: () => void }) {
  const words = earnWords.useWords();
  const say = useRefusalWords();
  const { money, amount, clock } = useSaid();
  const redeeming = useRedeem();
  const [typed, setTyped] = useState(of.amount);
  const intent = useIntent();
  const { asset } = of;
  const sum = read(typed);
  const tooMuch = sum !== undefined && (sum === 0n || sum > units(of.amount));
  const early =
    typed === '' || (sum === undefined && couldBecomeNumber(typed))
      ? undefined
      : sum === undefined
        ? say({ reason: wallet['amount-malformed'].reason, params: {} })
        : tooMuch
          ? say(
              refusalForReading(
                { reason: earn['above-savings'].reason, params: { left: of.amount, coin: asset } },
                amount,
              ),
            )
          : undefined;
  const by = redemptionDueAt(exchangeNow(), of.dayMs);

  async function send() {
    if (!sum || tooMuch || redeeming.isPending) return;
    await intent.send(async (requestId) => {
      await redeeming.mutateAsync({ order: of.order, amount: text(sum), requestId });
      showToast(words.askedBackToast(money(text(sum), asset)), { tone: 'done' });
      done();
    });
  }

  return (
    <form
      className="earn-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={words.amount}
        figure
        value={typed}
        onChange={(next) => {
          intent.renew();
          setTyped(next);
        }}
        unit={asset}
        end={
          <Button variant="quiet" type="button" onClick={() => setTyped(of.amount)}>
            {words.max}
          </Button>
        }
        error={intent.refused ?? early}
        below={words.savedNow(money(of.amount, asset))}
      />
      {sum && !tooMuch ? (
        <Plate
          leaves={{ label: words.leavesSavings, amount: money(text(sum), asset) }}
          arrives={{ label: words.inSpotBy, amount: money(text(sum), asset), remark: words.withinHourBy(clock(by)) }}
        />
      ) : null}
      <dl className="earn-facts">
        <KeyValue label={words.leavingEarlyCosts}>{words.nothing}</KeyValue>
        <KeyValue label={words.incomeThen}>{words.incomeThenSaid}</KeyValue>
      </dl>
      <Button
        type="submit"
        wide
        loading={redeeming.isPending}
        loadingLabel={words.askingBack}
        disabledReason={typed === '' ? words.enterAmount : !sum || tooMuch ? '' : undefined}
      >
        {sum && !tooMuch ? words.takeBackSum(money(text(sum), asset)) : words.takeBack}
      </Button>
    </form>
  );
}
