import type { EarnProduct } from '@quay/contract/earn';
import { incomeAt } from '@quay/core/earn-sums';
import { text, units } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { termOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { Ends } from './ends.tsx';
import { TermRule } from './term-rule.tsx';

type Of = { of: EarnProduct };

/** The term of a machine as one rule, and what comes of it in all. */
export function MachineTerm({ of, sum }: Of & { sum: bigint }) {
  const words = earnWords.useWords();
  const { amount, money, moment, ratio } = useSaid();
  const { asset } = of;
  const days = of.days ?? 0;
  const term = termOf(of, sum, exchangeNow());
  const [said, end] = [amount(text(sum), asset), moment(term.endsAt, of.dayMs)];
  return (
    <section className="earn-part">
      <h2>{words.days(days)}</h2>
      <TermRule
        ends
        ticks={Math.min(days, 90)}
        label={words.termSaid(days, said, end, money(text(term.back), asset))}
      />
      <Ends
        start={{ head: words.today, below: words.held(said) }}
        middle={{ head: words.eachDay(amount(text(term.daily), asset)), below: words.toTakeOutEvery }}
        end={{ head: end, below: words.back(said) }}
      />
      <dl>
        <KeyValue label={words.inAll}>
          {money(text(term.back), asset)}{' '}
          <span className="q-muted">{words.sumAndIncome(said, amount(text(term.all), asset))}</span>
        </KeyValue>
        <KeyValue label={words.paidBy}>
          {of.account ? words.payerFree(words.payers[of.payer], money(of.account.free, asset)) : words.payers[of.payer]}
        </KeyValue>
        {of.penaltyRate !== null && (
          <KeyValue label={words.leavingEarlyCosts}>
            <span className="q-warn">{words.ofSumADay(ratio(of.penaltyRate))}</span>
          </KeyValue>
        )}
      </dl>
    </section>
  );
}

/** What the kind of a machine is. It does not change the income, and says so. */
export function DataSheet({ of }: Of) {
  const words = earnWords.useWords();
  const { sheet } = of;
  if (!sheet) return null;
  const facts = (
    ['type', 'algorithm', 'hashrate', 'power', 'manufacturer', 'size', 'weight', 'temperature', 'humidity'] as const
  ).filter((name) => sheet[name] !== '');
  return (
    <section className="earn-part">
      <p className="q-row-between">
        <b className="q-t16">{words.dataSheet}</b>
        <span className="q-muted q-t12">{words.sheetChangesNothing}</span>
      </p>
      <dl>
        {facts.map((name) => (
          <KeyValue key={name} label={words.sheet[name]}>
            {sheet[name]}
          </KeyValue>
        ))}
      </dl>
    </section>
  );
}

/** The trial machine: what is yours at the end, when each day pays, and what it is so that nobody is surprised. */
export function TrialFacts({ of }: Of) {
  const words = earnWords.useWords();
  const { amount, money, short } = useSaid();
  const { asset, days, dayMs } = of;
  const now = exchangeNow();
  // What is lent is the whole price: nobody pays a part of it.
  const lent = amount(of.min, asset);
  const term = termOf(of, units(of.min), now);
  const last = incomeAt({ boughtAt: now, dayMs }, days ?? 1);
  const said = words.trialSaid(amount(text(term.daily), asset), lent);
  return (
    <>
      <section className="earn-rate">
        <p className="q-muted">{words.yoursAtTheEnd}</p>
        <p className="earn-big q-n">
          {amount(text(term.all), asset)} <span className="q-t20 q-muted">{asset}</span>
        </p>
        <p className="q-muted">{said}</p>
      </section>
      <section className="earn-part">
        <TermRule ends ticks={72} tall={24} from={1 / (days ?? 1)} label={said} />
        <Ends
          start={{ head: words.todayAt(short(now)) }}
          middle={{ head: <span className="q-muted">{words.firstDay}</span> }}
          end={{ head: short(term.endsAt) }}
        />
        <p className="earn-after">
          {words.trialDays(short(term.firstAt), short(last), lent, money(text(term.all), asset))}
        </p>
      </section>
      <section className="earn-part">
        <h2>{words.noSurprise}</h2>
        <dl>
          <KeyValue label={words.paidBy}>{words.payers.promotion}</KeyValue>
          <KeyValue label={words.howOften}>{words.oncePerPerson}</KeyValue>
          <KeyValue label={words.turnsInto}>{words.neverByItself}</KeyValue>
          <KeyValue label={words.needs}>{words.needsNothing}</KeyValue>
        </dl>
      </section>
    </>
  );
}
