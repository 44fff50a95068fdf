import type { CreditDocument } from '@quay/contract/credit';
import type { CreditCase } from '@quay/contract/staff';
import { text, units } from '@quay/money';
import { TickRule } from '@quay/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAmount } from '../../../parts/amounts.ts';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Picture } from '../../../parts/picture.tsx';
import { useRevealing } from '../../../parts/revealing.tsx';
import { submitRevealCredit } from '../acts/reveal-credit.ts';
import { percentOf } from '../carries.ts';
import { creditWords } from '../words/index.ts';

type Of = { readonly of: CreditCase };

/** The papers, what was said beside what they say, and what Quay's own records say. */
export function CreditBody({ of }: Of) {
  return (
    <>
      <Papers of={of} />
      <Said of={of} />
      <Here of={of} />
      <Pool of={of} />
      <Readers of={of} />
      <Happened of={of} />
    </>
  );
}

function Papers({ of: { loanId, pictures } }: Of) {
  const words = creditWords.useWords();
  const client = useQueryClient();
  const revealing = useRevealing(async (name, reason) => {
    const { url } = await submitRevealCredit({ loanId, name: name as CreditDocument, reason });
    void client.invalidateQueries();
    return url;
  }, words.reveal);
  return (
    <Section title={words.papersTitle} count={pictures.length} wide>
      <div className="credits-papers">
        {pictures.map(({ name, opened, ofVerification }) => (
          <div key={name}>
            <Picture
              label={words.documents[name]}
              url={revealing.shown[name]}
              busy={revealing.busy}
              onShow={() => revealing.open([name])}
              onHide={() => revealing.hide(name)}
            />
            <p className="q-t12 q-muted">
              {[ofVerification && words.ofVerification, opened ? words.opened : words.notOpened]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        ))}
      </div>
      {revealing.sheet}
    </Section>
  );
}

/** What the applicant said, what the papers say, and our own record, in columns beside each other. */
function Said({ of }: Of) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  const { said, papers, currency, note } = of;
  const leftOf = (figures: { income: string; rent: string; otherCredit: string }) =>
    units(figures.income) - units(figures.rent) - units(figures.otherCredit);
  const money = (value: string) => `${amount(value)} ${currency}`;
  const names = ['income', 'rent', 'otherCredit'] as const;
  return (
    <Section title={words.saidTitle} wide>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.saidTitle}</th>
            <th scope="col" className="q-right">
              {words.applicant}
            </th>
            <th scope="col" className="q-right">
              {words.inPapers}
            </th>
            <th scope="col" className="q-right">
              {words.ourRecord}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{words.figures[name]}</th>
              <td className="q-right q-n">{money(said[name])}</td>
              <td className={papers && papers[name] !== said[name] ? 'q-right q-n q-warn' : 'q-right q-n'}>
                {papers ? money(papers[name]) : '–'}
              </td>
              <td className="q-right q-n">
                {name === 'otherCredit' && units(of.loansOwed) > 0n ? `${amount(of.loansOwed)} ${of.coinSymbol}` : '–'}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.left}</th>
            <td className="q-right q-n">{words.sum(amount(textOf(leftOf(said))), currency)}</td>
            <td className="q-right q-n">{papers ? words.sum(amount(textOf(leftOf(papers))), currency) : '–'}</td>
            <td className="q-right q-n">{words.dueSum(amount(of.dueAtMaturity), of.coinSymbol)}</td>
          </tr>
          <tr>
            <th scope="row">{words.loansHere}</th>
            <td className="q-right">–</td>
            <td className="q-right">–</td>
            <td className="q-right">{words.loansSaid(of.loansRepaid, of.loansRunning, of.loansLate)}</td>
          </tr>
        </tbody>
      </table>
      {note !== null && <p className="q-muted">{words.noteSaid(note)}</p>}
    </Section>
  );
}

const textOf = (value: bigint): string => (value < 0n ? `-${text(-value)}` : text(value));

function Here({ of }: Of) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  return (
    <Section title={words.here}>
      <Facts>
        <Fact label={words.worth}>
          <span className="q-n">
            {amount(of.worth)} {of.coinSymbol}
          </span>
        </Fact>
        <Fact label={words.running}>
          <span className="q-n">
            {amount(of.loansOwed)} {of.coinSymbol}
          </span>
        </Fact>
        <Fact label={words.yearly}>
          <span className="q-n q-warn">{words.percent(percentOf(of.yearlyRate))}</span>
        </Fact>
        <Fact label={words.decideBy}>
          <Moment at={of.dueAt} />
        </Fact>
      </Facts>
    </Section>
  );
}

function Pool({ of: { pool, coinSymbol } }: Of) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  const capital = units(pool.capital);
  const share = capital > 0n ? Number((units(pool.lent) * 1_000n) / capital) / 1_000 : 0;
  const said = words.lentOf(amount(pool.lent), amount(pool.capital), coinSymbol);
  return (
    <Section title={words.pool}>
      <p className="q-n">{said}</p>
      <TickRule share={share} label={said} ticks={60} fill tone={share > 0.9 ? 'warn' : 'accent'} />
      <Facts>
        <Fact label={words.free}>
          <span className="q-n">
            {amount(pool.free)} {coinSymbol}
          </span>
        </Fact>
        <Fact label={words.offered}>
          <span className="q-n">
            {amount(pool.offered)} {coinSymbol}
          </span>
        </Fact>
      </Facts>
    </Section>
  );
}

function Readers({ of }: Of) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  return (
    <Section title={words.readers}>
      <Facts>
        <Fact label={words.first}>
          {of.firstBy ?? '–'}
          {of.choice !== null && of.state === 'reviewing' && (
            <>, {of.choice === 'approve' ? words.saidApprove(amount(of.chosen)) : words.saidReject}</>
          )}
        </Fact>
        <Fact label={words.second}>
          {of.needs === 1 ? words.notNeeded(amount(of.oneMax), of.coinSymbol) : (of.secondBy ?? '–')}
        </Fact>
        {of.remark !== null && <Fact label={words.remark}>{of.remark}</Fact>}
        {of.rejection !== null && <Fact label={words.rejection}>{words.rejections[of.rejection]}</Fact>}
      </Facts>
    </Section>
  );
}

function Happened({ of: { events, coinSymbol } }: Of) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  return (
    <Section title={words.happened} count={events.length} wide>
      <Facts>
        {events.map(({ kind, amount: sum, by, at }) => (
          <Fact key={`${kind} ${at}`} label={words.events[kind]}>
            <Moment at={at} />, <span className="q-n">{words.sum(amount(sum), coinSymbol)}</span>
            {by !== null && `, ${by}`}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
