import {
  type CreditConfig,
  type CreditDocument,
  type CreditProductOnWire,
  creditDocuments,
} from '@quay/contract/credit';
import { currencies } from '@quay/contract/identity';
import { text } from '@quay/money';
import {
  Button,
  buttonClass,
  Checkbox,
  ErrorWords,
  Field,
  KeyValue,
  PercentRule,
  Segments,
  Select,
  Sheet,
  showToast,
} from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { paths } from '../../../paths.ts';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useApplyCredit } from '../acts/apply.ts';
import { useCreditDraft } from '../draft.ts';
import { CostRule } from '../parts/cost-rule.tsx';
import { Documents, fieldOf } from '../parts/documents.tsx';
import { TwoEnds } from '../parts/two-ends.tsx';
import { creditStatisticsQuery } from '../queries/statistics.ts';
import { useSaid } from '../use-said.ts';
import { amountAt, amountProblem, costOf, type Draft, figureProblem, shareOfRange } from './apply.form.ts';

const FIGURES = ['income', 'rent', 'otherCredit'] as const;

/** Amount, days and what they cost; the month in figures, the pictures, the terms, and the act. */
export function ApplyForm({ of: { products, capital, reviewDays } }: { of: CreditConfig }) {
  const { words, plain, money, figures } = useSaid();
  const say = useRefusalWords();
  const wide = useWide();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const loggedIn = useSession((session) => session.token !== null);
  const own = useQuery({ ...creditStatisticsQuery, enabled: loggedIn }).data;
  const applying = useApplyCredit();
  const draft = useCreditDraft();
  const change = (changed: Partial<Draft>) => {
    setRefused(null);
    useCreditDraft.setState(changed);
  };
  const [accepted, setAccepted] = useState(false);
  const [reading, setReading] = useState(false);
  const [busy, setBusy] = useState(0);
  const [refused, setRefused] = useState<{ words: string; field?: string; needsLevel: boolean } | null>(null);
  const product = products.find(({ cycle }) => String(cycle) === draft.days) ?? middleOf(products);
  const wrong = amountProblem(draft, product);
  const amount = wrong ? undefined : read(draft.amount);
  const principal = amount ?? 0n;
  const cost = costOf(product, principal);
  const fieldError = (field: string) => (refused?.field === field ? refused.words : undefined);
  const missing = missingOf(draft, amount !== undefined, own?.idPhoto ?? false);

  async function send() {
    if (!requireLogin() || amount === undefined || missing !== null || !accepted || applying.isPending) return;
    setRefused(null);
    const documents = Object.fromEntries(
      creditDocuments.flatMap((name) => (draft[fieldOf[name]] === '' ? [] : [[name, draft[fieldOf[name]]]])),
    ) as Partial<Record<CreditDocument, string>>;
    const sums = Object.fromEntries(FIGURES.map((name) => [name, text(read(draft[name] || '0')!)]));
    try {
      await applying.mutateAsync({
        ...{ amount: text(amount), cycle: product.cycle, dailyRate: product.dailyRate, acceptTerms: true },
        ...(sums as Record<(typeof FIGURES)[number], string>),
        ...{ currency: draft.currency as (typeof currencies)[number], documents },
        ...(draft.note !== '' && { note: draft.note }),
      });
      useCreditDraft.clear();
      setAccepted(false);
      showToast(words.applied(plain(text(amount))), { tone: 'done' });
      void navigate(paths.borrowMoneyHistory());
    } catch (failed) {
      setRefused(
        failed instanceof Refusal
          ? {
              words: failed.words,
              ...(failed.field !== undefined && { field: failed.field }),
              needsLevel: failed.reason === 'credit/level-missing',
            }
          : { words: words.notAnswered, needsLevel: false },
      );
    }
  }

  const amountPart = (
    <section className="credit-part credit-amount">
      <Field
        figure
        label={words.amount}
        unit={product.coinSymbol}
        value={draft.amount}
        error={wrong ? say(wrong) : fieldError('amount')}
        below={words.fromTo(plain(product.minAmount), plain(product.maxAmount))}
        onBlur={() => change({ amount: settleComma(draft.amount) })}
        onChange={(value) => change({ amount: settleCommaWhileTyping(value) })}
      />
      {wide && (
        <PercentRule
          label={words.amount}
          value={shareOfRange(product, principal)}
          onChange={(share) => change({ amount: amountAt(product, share) })}
          formatPercent={(share) => money(amountAt(product, share))}
          marks={[0, 25, 50, 75, 100].map((share) => plain(amountAt(product, share)))}
        />
      )}
      {wide ? (
        <div className="credit-days">
          <p className="q-muted q-t12">{words.term}</p>
          <Segments<string>
            label={words.term}
            value={String(product.cycle)}
            onChange={(days) => change({ days })}
            items={products.map(({ cycle }) => ({ id: String(cycle), label: words.days(cycle) }))}
          />
        </div>
      ) : (
        <Select
          main
          label={words.term}
          value={String(product.cycle)}
          onChange={(days) => change({ days })}
          options={products.map(({ cycle }) => ({ value: String(cycle), label: words.days(cycle) }))}
        />
      )}
    </section>
  );
  const endsPart = (
    <section className="credit-part">
      <TwoEnds
        arrives={{ label: words.arrives, sum: money(text(principal)), under: words.inSpot }}
        back={{ label: words.backOnDay(product.cycle), sum: money(cost.back), under: words.atOnce }}
      />
    </section>
  );
  const facts = (
    <dl className="credit-part credit-facts">
      <KeyValue label={words.interest}>
        <span className="q-n">{words.aDay(money(cost.aDay))}</span>
      </KeyValue>
      <KeyValue label={words.yearly}>
        <span className="q-n q-warn">{words.aYear(figures.rate(product.yearlyRate))}</span>
      </KeyValue>
      <KeyValue label={words.lender}>{words.lenderQuay(plain(capital))}</KeyValue>
      <KeyValue label={words.ifLate}>
        <span className="q-n q-warn">{words.lateSaid(figures.rate(product.lateRate))}</span>
      </KeyValue>
      <KeyValue label={words.earlier}>{words.earlierSaid}</KeyValue>
    </dl>
  );
  const month = (
    <section className="credit-part credit-month">
      <p>
        <b>{words.month}</b>
      </p>
      <Select
        label={words.currency}
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        options={currencies.map((name) => ({ value: name, label: name }))}
      />
      {FIGURES.map((name) => {
        const problem = figureProblem(draft[name], name === 'income');
        return (
          <Field
            key={name}
            figure
            label={words.figure[name]}
            unit={draft.currency}
            value={draft[name]}
            error={problem ? say(problem) : fieldError(name)}
            onBlur={() => change({ [name]: settleComma(draft[name]) })}
            onChange={(value) => change({ [name]: settleCommaWhileTyping(value) })}
          />
        );
      })}
      <Field label={words.note} value={draft.note} maxLength={300} onChange={(note) => change({ note })} />
    </section>
  );
  const documents = (
    <Documents
      draft={draft}
      change={change}
      idPhoto={own?.idPhoto ?? false}
      onBusy={(isBusy) => setBusy((count) => Math.max(0, count + (isBusy ? 1 : -1)))}
      errors={Object.fromEntries(
        creditDocuments.flatMap((name) => {
          const error = fieldError(`documents.${name}`);
          return error === undefined ? [] : [[name, error]];
        }),
      )}
    />
  );
  const act = (
    <div className="credit-act">
      {refused && !refused.field && (
        <p className="q-fall" role="alert">
          <ErrorWords>{refused.words}</ErrorWords>{' '}
          {refused.needsLevel && (
            <AppLink className="q-act" href={paths.certificationCenter()}>
              {words.toVerification}
            </AppLink>
          )}
        </p>
      )}
      <div className="credit-terms">
        <Checkbox checked={accepted} onChange={setAccepted}>
          {words.accept}
        </Checkbox>
        <button type="button" className="q-act" onClick={() => setReading(true)}>
          {words.terms}
        </button>
      </div>
      <Button
        type="submit"
        wide={!wide}
        loading={applying.isPending}
        loadingLabel={words.applying}
        disabledReason={
          missing !== null
            ? words.missing[missing]
            : busy > 0
              ? words.missing.busy
              : accepted
                ? undefined
                : words.missing.terms
        }
      >
        {amount === undefined ? words.applyOpen : words.applyFor(money(text(amount)))}
      </Button>
      <p className="q-muted q-t12">{words.personDecides(reviewDays)}</p>
    </div>
  );
  return (
    <form
      className={wide ? 'credit-form credit-form--wide' : 'credit-form'}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {wide ? (
        <>
          <div className="credit-columns">
            <div>
              {amountPart}
              {endsPart}
              {month}
            </div>
            <div>{documents}</div>
          </div>
          {principal > 0n && <CostRule product={product} principal={principal} />}
          {facts}
          {act}
        </>
      ) : (
        <>
          {amountPart}
          {endsPart}
          {facts}
          {month}
          {documents}
          {act}
        </>
      )}
      <Sheet
        open={reading}
        onClose={() => setReading(false)}
        closeLabel={words.close}
        title={words.terms}
        foot={
          <button
            type="button"
            className={buttonClass({ wide: true })}
            onClick={() => {
              setAccepted(true);
              setReading(false);
            }}
          >
            {words.acceptTerms}
          </button>
        }
      >
        <ol className="credit-rules">
          {(['lender', 'people', 'days', 'once'] as const).map((rule) => (
            <li key={rule}>{words.rules[rule]}</li>
          ))}
          <li>{words.rules.late(figures.rate(product.lateRate))}</li>
          <li>{words.rules.act}</li>
          <li>{words.rules.papers}</li>
        </ol>
      </Sheet>
    </form>
  );
}

const middleOf = (products: readonly CreditProductOnWire[]): CreditProductOnWire =>
  products[Math.floor(products.length / 2)]!;

type Missing = 'amount' | 'income' | 'documents' | 'busy' | 'terms';

/** What is still to be said before an application can be sent. */
function missingOf(draft: Draft, hasAmount: boolean, idPhoto: boolean): Missing | null {
  if (!hasAmount) return 'amount';
  const sums = FIGURES.map((name) => read(draft[name] || (name === 'income' ? '' : '0')));
  if (sums.some((sum) => sum === undefined) || sums[0] === 0n) return 'income';
  const isThere = (name: CreditDocument) => draft[fieldOf[name]] !== '' || (name === 'id-photo' && idPhoto);
  return creditDocuments.every((name) => name === 'property' || isThere(name)) ? null : 'documents';
}
