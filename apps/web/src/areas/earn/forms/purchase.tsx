import type { EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Button, Checkbox, Field, KeyValue, Plate, Sheet } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { refusalForReading } from '../../../amounts/refusal-for-reading.ts';
import { couldBecomeNumber, read, settleComma } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { paths } from '../../../paths.ts';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { useBuy } from '../acts/buy.ts';
import { useSubscribe } from '../acts/subscribe.ts';
import { cents } from '../days.ts';
import { termOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { mostOf, PAID_FROM, purchaseRefusal } from './purchase.form.ts';
import { useIntent } from './use-intent.ts';

type PurchaseProps = {
  of: EarnProduct;
  typed: string;
  onType: (typed: string) => void;
  /** The order of who showed a lock-up. */
  sharedBy?: number | undefined;
};
type SheetProps = PurchaseProps & { open: boolean; onClose: () => void };

/** On a phone the form is a sheet. */
export default function Purchase({ open, onClose, ...of }: SheetProps) {
  const words = earnWords.useWords();
  const { kind, name, asset } = of.of;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={kind === 'flexible' ? words.save(asset) : words.buy(name)}
    >
      {open && <PurchaseForm {...of} />}
    </Sheet>
  );
}

/** How much, what leaves and what comes back and when, who pays it, what leaving early costs, and the act. */
export function PurchaseForm({ of, typed, onType, sharedBy }: PurchaseProps) {
  const words = earnWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const loggedIn = useSession((session) => session.token !== null);
  const balances = useBalances().data;
  const { amount, money } = useSaid();
  const subscribing = useSubscribe();
  const buying = useBuy();
  const act = of.kind === 'flexible' ? subscribing : buying;
  const [agreed, setAgreed] = useState(false);
  const [focused, setFocused] = useState(false);
  const intent = useIntent();
  const { asset } = of;

  const refusal = purchaseRefusal(typed, of, balances);
  const mayYetBe = focused && couldBecomeNumber(typed);
  const plain = (value: string, coin: string) => amount(value, coin);
  const early =
    refusal && !(mayYetBe && refusal.reason !== 'wallet/balance-too-small') && typed !== ''
      ? say(refusalForReading(refusal, plain))
      : undefined;
  const closed = typed === '' && refusal ? say(refusalForReading(refusal, plain)) : undefined;
  const sum = refusal ? undefined : read(typed);

  function type(next: string) {
    intent.renew();
    onType(next);
  }

  async function send() {
    if (!requireLogin() || !sum || !agreed || act.isPending) return;
    await intent.send(async (requestId) => {
      const request = { product: of.product, amount: text(sum), version: of.version, requestId };
      const bought = await (of.kind === 'flexible'
        ? subscribing.mutateAsync(request)
        : buying.mutateAsync({ ...request, ...(sharedBy !== undefined && { sharedBy }) }));
      onType('');
      navigate(paths.orderSuccess(bought.order), { replace: true });
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
        onChange={type}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          const settled = settleComma(typed);
          if (settled !== typed) type(settled);
        }}
        unit={asset}
        end={
          loggedIn && balances ? (
            <Button variant="quiet" type="button" onClick={() => type(mostOf(of, balances))}>
              {words.max}
            </Button>
          ) : undefined
        }
        error={intent.refused ?? early}
        below={<Below of={of} available={balances && availableIn(balances, PAID_FROM, asset)} />}
      />
      {sum ? <Plates of={of} sum={sum} /> : null}
      <dl className="earn-facts">
        <Facts of={of} sum={sum ?? units(of.min)} />
      </dl>
      <Checkbox checked={agreed} onChange={setAgreed}>
        {of.kind === 'flexible' ? words.readRisks : <Without of={of} />}
      </Checkbox>
      <Button
        type="submit"
        wide
        loading={act.isPending}
        loadingLabel={sum ? words.buying(money(text(sum), asset)) : ''}
        disabledReason={
          closed ?? (typed === '' ? words.enterAmount : refusal || !sum ? '' : agreed ? undefined : words.agreeFirst)
        }
      >
        {sum
          ? of.kind === 'flexible'
            ? words.save(money(text(sum), asset))
            : words.buyFor(money(text(sum), asset))
          : of.kind === 'flexible'
            ? words.save(asset)
            : words.buy(of.name)}
      </Button>
    </form>
  );
}

function Without({ of }: { of: EarnProduct }) {
  const words = earnWords.useWords();
  const { moment } = useSaid();
  return words.canDoWithout(moment(termOf(of, 0n, exchangeNow()).endsAt, of.dayMs));
}

function Below({ of, available }: { of: EarnProduct; available: string | undefined }) {
  const words = earnWords.useWords();
  const { limit, money, whole } = useSaid();
  const range = words.range(limit(of.min, of.asset), limit(of.max, of.asset));
  const left = of.left === null ? undefined : words.leftForAll(whole(of.left, of.asset));
  return [available === undefined ? undefined : words.inSpot(money(available, of.asset)), range, left]
    .filter((one) => one !== undefined)
    .join(' ');
}

function Plates({ of, sum }: { of: EarnProduct; sum: bigint }) {
  const words = earnWords.useWords();
  const { money, amount, moment } = useSaid();
  const { asset, days } = of;
  const said = money(text(sum), asset);
  if (days === null) {
    return (
      <Plate
        leaves={{ label: words.leavesSpot, amount: said }}
        arrives={{ label: words.inSavings, amount: said, remark: words.backWithinHour }}
      />
    );
  }
  const term = termOf(of, sum, exchangeNow());
  const end = moment(term.endsAt, of.dayMs);
  return (
    <Plate
      leaves={{ label: words.leavesSpotNow, amount: said, remark: words.heldUntil(end) }}
      arrives={{
        label: words.backBy(end),
        amount: money(text(term.back), asset),
        remark: words.daysAndSum(days, amount(text(term.daily), asset)),
      }}
    />
  );
}

function Facts({ of, sum }: { of: EarnProduct; sum: bigint }) {
  const words = earnWords.useWords();
  const { rate, ratio, money, short } = useSaid();
  const { asset, days } = of;
  const term = termOf(of, sum, exchangeNow());
  const first = <KeyValue label={words.firstIncome}>{short(term.firstAt)}</KeyValue>;
  if (days === null) {
    return (
      <>
        <KeyValue label={words.atTodaysRate}>{words.aboutADay(money(cents(text(term.daily)), asset))}</KeyValue>
        {first}
        <KeyValue label={words.fee}>{words.feeNone}</KeyValue>
      </>
    );
  }
  return (
    <>
      <KeyValue label={words.rate}>{words.rateFixed(rate(of.rate))}</KeyValue>
      {first}
      {of.kind === 'machine' && <KeyValue label={words.youCanTakeOut}>{words.takeOutEvery}</KeyValue>}
      <KeyValue label={words.paidBy}>
        {of.account ? words.payerFree(words.payers[of.payer], money(of.account.free, asset)) : words.payers[of.payer]}
      </KeyValue>
      <KeyValue label={words.leavingEarlyCosts}>
        <span className="q-warn">
          {of.penaltyRate === null ? words.boundUntilEnd : words.ofSumADay(ratio(of.penaltyRate))}
        </span>
      </KeyValue>
    </>
  );
}
