import { type Ad, orderMinOf, type PaymentMethod } from '@quay/contract/c2c';
import { text, units } from '@quay/money';
import { AppBar, Button, ErrorLine, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow, isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { couldBecomeNumber, read } from '../../../amounts/typed-number.ts';
import { sellableIn } from '../../../holdings/balances.ts';
import { meQuery } from '../../../holdings/queries/me.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useFigures } from '../../../shell/figures.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { type AdDraft, type AdField, fieldOnForm, refusalsOf, stepOf } from '../forms/ad.form.ts';
import { hoursHeld } from '../forms/take.form.ts';
import { Lacking } from '../parts/lacking.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useReference } from '../parts/use-reference.ts';
import { c2cPaths } from '../paths.ts';
import { saidForReading } from '../take/said-for-reading.ts';
import { adWords } from '../words/ads/index.ts';
import { StepPrice } from './step-price.tsx';
import { StepQuantity } from './step-quantity.tsx';
import { StepTerms } from './step-terms.tsx';
import { useSaveAd } from './use-ad-act.ts';
import './ads.css';

const steps = [1, 2, 3] as const;
type Step = (typeof steps)[number];

type AdFormProps = {
  draft: AdDraft;
  set: (change: Partial<AdDraft>) => void;
  own: readonly PaymentMethod[];
  /** The ad that is being changed. */
  ad?: Ad;
  /** The draft has become an ad. */
  onSaved: () => void;
};

/** What every step is given. */
export type StepProps = {
  draft: AdDraft;
  set: (change: Partial<AdDraft>) => void;
  own: readonly PaymentMethod[];
  reference: bigint | undefined;
  /** Least of one order in the ad's fiat. */
  orderMin: bigint | undefined;
  available: string | undefined;
  /** What is wrong with a field, once that may be said. */
  wrong: (field: AdField) => string | undefined;
  /** A field that is being typed into is not yet called wrong. */
  onFocus: (field: AdField | null) => void;
};

/** An ad in three steps: type and price, quantity and methods, terms. The step stands in the address, so that back works. */
export function AdForm({ draft, set, own, ad, onSaved }: AdFormProps) {
  const words = adWords.useWords();
  const shell = shellWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const step = steps.find((one) => one === Number(search.get('step'))) ?? 1;
  const reference = useReference(draft.symbol, draft.fiat);
  const dollar = useReference('USDT', draft.fiat);
  const orderMin = dollar && orderMinOf(dollar);
  const balances = useBalances().data;
  const saving = useSaveAd();
  const [tried, setTried] = useState<Step | 0>(0);
  const [focused, setFocused] = useState<AdField | null>(null);
  const [failure, setFailure] = useState<{ field: AdField | undefined; words: string } | null>(null);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);
  const title = ad ? words.change : words.create;
  useTitle(title);

  const free = balances && sellableIn(balances, draft.symbol);
  // What an ad on the shelf holds in escrow may be used by it again.
  const inEscrow = ad?.side === 'sell' && ad.state === 'on' ? units(ad.left) : 0n;
  const available = free === undefined ? undefined : text(units(free) + inEscrow);
  const used = ad ? text(units(ad.locked) + units(ad.dealt)) : '0';
  const me = useQuery(meQuery).data;
  const heldHours = me && draft.side === 'sell' ? hoursHeld(me, exchangeNow()) : null;
  const refusals = refusalsOf(draft, { reference, orderMin, available, own, used });
  // A new ad begins with the least that its currency allows; once it was there, the field is its owner's.
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    if (orderMin === undefined || filledFor.current === draft.fiat) return;
    filledFor.current = draft.fiat;
    if (draft.min === '') set({ min: text(orderMin) });
  }, [orderMin, draft.fiat, draft.min, set]);
  const ofStep = refusals.filter(({ field }) => stepOf(field) === step);

  function wrong(field: AdField): string | undefined {
    const early = refusals.find((one) => one.field === field);
    if (early) {
      const typed = String(field in draft ? (draft[field as keyof AdDraft] ?? '') : '');
      const isBegun = typed !== '' && !(focused === field && couldBecomeNumber(typed));
      if (tried >= stepOf(field) || (isBegun && field !== 'methodIds' && field !== 'kinds')) {
        return say(saidForReading(early, figures));
      }
    }
    return failure?.field === field ? failure.words : undefined;
  }

  function change(next: Partial<AdDraft>) {
    setFailure(null);
    set(next);
  }

  const goTo = (next: Step) => setSearch((now) => ({ ...Object.fromEntries(now), step: String(next) }));

  async function save() {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      const saved = await saving.mutateAsync(draft);
      showToast(ad ? words.changed : saved.state === 'on' ? words.posted : words.kept, { tone: 'done' });
      navigate(c2cPaths.adDetails(saved.adId), { replace: true });
      onSaved();
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      const field = fieldOnForm(failed.field);
      const unknown = isOutcomeUnknown(failed);
      setFailure({ field, words: unknown ? words.noAnswer : failed.words });
      if (unknown) void client.invalidateQueries({ queryKey: ['c2c', 'ads'] });
      if (field && stepOf(field) !== step) goTo(stepOf(field));
    } finally {
      busy.current = false;
    }
  }

  function next() {
    if (ofStep.length > 0) return setTried(step);
    if (step < 3) return goTo((step + 1) as Step);
    const before = refusals[0];
    if (before) {
      setTried(3);
      return goTo(stepOf(before.field));
    }
    void save();
  }

  const given: StepProps = { draft, set: change, own, reference, orderMin, available, wrong, onFocus: setFocused };
  const quantity = amounts.coin(text(read(draft.quantity) ?? 0n), draft.symbol);
  return (
    <form
      className="ads-page"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <AppBar
        title={title}
        subtitle={words.stepOf(step, words.steps[step])}
        backLabel={shell.back}
        onBack={() =>
          step > 1 ? goTo((step - 1) as Step) : navigate(ad ? c2cPaths.adDetails(ad.adId) : c2cPaths.myAd())
        }
      />
      <ol className="ads-steps" aria-hidden="true">
        {steps.map((one) => (
          <li key={one} data-done={one <= step} />
        ))}
      </ol>
      <Lacking />
      <div className="ads-body">
        {step === 1 && <StepPrice {...given} isNew={!ad} />}
        {step === 2 && <StepQuantity {...given} used={used} />}
        {step === 3 && <StepTerms {...given} isNew={!ad} />}
      </div>
      <div className="q-act-bar">
        {failure && !failure.field && (
          <ErrorLine className="q-field-below--error ads-failure">{failure.words}</ErrorLine>
        )}
        <Button
          type="submit"
          wide
          loading={saving.isPending}
          loadingLabel={words.saving}
          disabledReason={
            heldHours !== null
              ? say({ reason: 'c2c/sales-held', params: { hours: heldHours } })
              : tried === step && ofStep.length > 0
                ? words.incomplete
                : undefined
          }
        >
          {step < 3 || (refusals.length > 0 && tried < 3)
            ? words.next
            : ad
              ? words.saveAct
              : draft.onShelf
                ? words.postAct[draft.side](quantity)
                : words.keepAct}
        </Button>
      </div>
    </form>
  );
}
