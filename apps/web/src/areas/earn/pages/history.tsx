import type { EarnFlow, EarnKind } from '@quay/contract/earn';
import { earnKinds, MACHINE_COIN } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Chip, Empty, ListRow, Pill } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, useFilter } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { useEarnPushes } from '../changed.ts';
import { cents, thirtyDays } from '../days.ts';
import { DayBars } from '../parts/day-bars.tsx';
import { EarnLine } from '../parts/earn-line.tsx';
import { hrefOfOrder } from '../parts/hrefs.ts';
import { historyQuery } from '../queries/history.ts';
import { historyFile } from '../queries/history-export.ts';
import { incomeDaysQuery } from '../queries/income-days.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** What Earn brought and what went into it, who paid it, and what of it is only scheduled. */
export default function HistoryPage() {
  const words = earnWords.useWords();
  const { short } = useSaid();
  const [search, change] = useFilter();
  const kind = earnKinds.find((one) => one === search.get('kind'));
  const isIncome = search.get('income') === '1';
  const filter = { ...(kind && { kind }), ...(isIncome && { income: '1' as const }) };
  const pages = useInfiniteQuery(historyQuery(filter));
  useEarnPushes();
  useTitle(words.historyTitle);
  const save = (
    <SaveButton label={words.saveHistory} file={historyFile.name} of={kind} fetch={() => historyFile.fetch(filter)} />
  );
  return (
    <ListPage
      title={words.historyTitle}
      backTo={paths.financialOrder()}
      acts={save}
      line={<EarnLine page="income">{save}</EarnLine>}
      about={<Brought />}
    >
      <div className="earn-filters">
        <Chip outlined pressed={isIncome} onClick={() => change({ income: isIncome ? '' : '1' })}>
          {words.incomeAlone}
        </Chip>
        {earnKinds.map((one: EarnKind) => (
          <Chip key={one} outlined pressed={kind === one} onClick={() => change({ kind: kind === one ? '' : one })}>
            {words.kinds[one]}
          </Chip>
        ))}
      </div>
      <EndlessList
        label={words.historyTitle}
        pages={pages}
        keyOf={({ id }: EarnFlow) => id}
        row={(one) => (
          <ListRow
            href={hrefOfLine(one)}
            link={AppLink}
            title={<Name of={one} />}
            sub={<From of={one} />}
            figure={<Sum of={one} />}
            figureSub={one.upline?.withheld ? undefined : one.paidAt === null ? words.notInBalanceShort : one.asset}
          />
        )}
        table={{
          columns: [
            { id: 'name', head: words.columns.product, cell: (one) => <Name of={one} /> },
            {
              id: 'when',
              head: words.columns.when,
              muted: true,
              cell: ({ paidAt, dueAt }) => <span className="q-n">{short(paidAt ?? dueAt)}</span>,
            },
            {
              id: 'payer',
              head: words.columns.payer,
              muted: true,
              cell: ({ payer, upline }) =>
                upline ? <Upline of={upline} /> : payer === null ? '–' : words.payers[payer],
            },
            { id: 'day', head: words.columns.day, right: true, muted: true, from: 1200, cell: ({ day }) => day ?? '–' },
            {
              id: 'state',
              head: words.state,
              cell: ({ paidAt, upline }) =>
                upline?.withheld ? (
                  words.notPaid
                ) : paidAt === null ? (
                  <Pill tone="warn">{words.scheduled}</Pill>
                ) : (
                  words.paidWord
                ),
            },
            {
              id: 'sum',
              head: words.columns.amount,
              right: true,
              strong: true,
              cell: (one) => (
                <>
                  <Sum of={one} /> {!one.upline?.withheld && one.asset}
                </>
              ),
            },
          ],
          hrefOf: hrefOfLine,
        }}
        empty={<Empty title={words.noHistory}>{words.noHistoryWhy}</Empty>}
      />
    </ListPage>
  );
}

/** A bonus is for somebody else's order; why it is as it is stands in the rules. */
const hrefOfLine = (line: EarnFlow): string => (line.upline ? paths.machineRule() : hrefOfOrder(line));

function Name({ of }: { of: EarnFlow }) {
  const words = earnWords.useWords();
  if (of.upline) return words.machineBonus(of.name, String(of.upline.line));
  return of.flow === 'income' ? of.name : words.flowOf[of.flow](of.name);
}

function From({ of }: { of: EarnFlow }) {
  const words = earnWords.useWords();
  const { short } = useSaid();
  const when = short(of.paidAt ?? of.dueAt);
  if (of.upline) {
    return (
      <>
        {when}, <Upline of={of.upline} />
      </>
    );
  }
  return of.payer === null ? when : words.fromPayer(when, words.payers[of.payer]);
}

/** What a bonus for a machine follows from, or why it is not paid. */
function Upline({ of }: { of: NonNullable<EarnFlow['upline']> }) {
  const words = earnWords.useWords();
  const { percent, amount } = useSaid();
  if (of.withheld) return words.whyWithheld[of.withheld];
  return words.partOf(percent(of.rate, 0), amount(of.income, MACHINE_COIN));
}

/** What waits has no plus: nobody has it yet. */
function Sum({ of }: { of: EarnFlow }) {
  const { signed, amount } = useSaid();
  const words = earnWords.useWords();
  if (of.upline?.withheld) return <span className="q-muted">{words.notPaid}</span>;
  if (of.paidAt === null) return <span className="q-warn">{amount(of.amount, of.asset)}</span>;
  const isMove = of.flow === 'subscribed' || of.flow === 'returned' || of.flow === 'taken-out';
  const tone = isMove ? '' : of.amount.startsWith('-') ? 'q-fall' : 'q-rise';
  return <span className={tone}>{signed(of.amount, of.asset)}</span>;
}

function Brought() {
  const words = earnWords.useWords();
  const { signed, day } = useSaid();
  const { data } = useQuery(incomeDaysQuery);
  const own = data?.filter(({ asset }) => asset === 'USDT') ?? [];
  if (own.length === 0) return <p className="q-muted earn-brought-head">{words.noIncomeThirty}</p>;
  const sum = text(own.reduce((all, { income }) => all + units(income), 0n));
  const days = thirtyDays(own, exchangeNow());
  return (
    <section className="earn-brought-head">
      <p className="q-row-between">
        <span className="q-muted">{words.incomeThirty}</span>
        <span className="q-t24 q-rise q-n">
          {signed(cents(sum), 'USDT')} <span className="q-t14 q-muted">USDT</span>
        </span>
      </p>
      <DayBars
        label={words.broughtSaid(`${signed(cents(sum), 'USDT')}\u00a0USDT`)}
        values={days}
        first={day(days[0]!.at)}
        last={words.today}
      />
    </section>
  );
}
