import type { ContractFund } from '@quay/contract/staff';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import '../contracts.css';
import { useDigits } from '../figures.ts';
import { Wide } from '../parts/wide.tsx';
import { useContractFunds } from '../queries/contract-funds.ts';
import { contractsWords } from '../words/index.ts';

/** The insurance fund of each coin: what it has, what it took over, and what changed it last. */
export default function ContractFundsPage() {
  const shell = shellWords.useWords();
  const query = useContractFunds();
  return (
    <PlainPage title={shell.areas.contractFunds}>
      <Answered query={query}>
        {(funds) => funds.map((fund) => <FundOfCoin key={`${fund.book} ${fund.coin}`} fund={fund} />)}
      </Answered>
    </PlainPage>
  );
}

/** One coin has a fund in each of its books: a table is named after both. */
type TableOf = { readonly fund: ContractFund; readonly name: string };

function FundOfCoin({ fund }: { readonly fund: ContractFund }) {
  const words = contractsWords.useWords();
  const amount = useAmount(2);
  const { coin, badDebt } = fund;
  const name = `${coin} · ${words.books[fund.book]}`;
  return (
    <Section title={name} top>
      <Facts>
        <Fact label={words.balance}>
          {amount(fund.balance)} {coin}
        </Fact>
        <Fact label={words.peak}>
          {amount(fund.peak)} {coin}
        </Fact>
        <Fact label={words.kept}>
          {amount(fund.kept)} {coin}
        </Fact>
        <Fact label={words.badDebt}>
          {badDebt === '0' ? (
            <span className="q-muted">{words.badDebtNone}</span>
          ) : (
            <span className="q-warn">
              {amount(badDebt)} {coin}
            </span>
          )}
        </Fact>
      </Facts>
      <Held fund={fund} name={name} />
      <Flows fund={fund} name={name} />
    </Section>
  );
}

function Held({ fund: { positions, coin }, name }: TableOf) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const digits = useDigits(7);
  if (positions.length === 0) return <p className="q-muted">{words.heldNone}</p>;
  return (
    <Wide label={`${name}: ${words.heldTitle}`}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.heldTitle}</th>
            <th scope="col" className="q-right">
              {words.quantity}
            </th>
            <th scope="col" className="q-right">
              {words.entry}
            </th>
            <th scope="col" className="q-right">
              {words.mark}
            </th>
            <th scope="col" className="q-right">
              {words.unrealised}
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.map((one) => (
            <tr key={one.symbol}>
              <th scope="row">{one.symbol}</th>
              <td className="q-right q-n">{amount(one.quantity)}</td>
              <td className="q-right q-n">{digits(one.entryPrice)}</td>
              <td className="q-right q-n">{one.markPrice === null ? '–' : digits(one.markPrice)}</td>
              <td className="q-right q-n q-nowrap">
                {one.unrealised === null ? '–' : `${amount(one.unrealised)} ${coin}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Flows({ fund: { flows }, name }: TableOf) {
  const words = contractsWords.useWords();
  const amount = useAmount(2);
  if (flows.length === 0) return <p className="q-muted">{words.flowsNone}</p>;
  return (
    <Wide label={`${name}: ${words.flows}`}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.flows}</th>
            <th scope="col">{words.at}</th>
            <th scope="col" className="q-right">
              {words.amount}
            </th>
            <th scope="col" className="q-right">
              {words.balanceAfter}
            </th>
            <th scope="col" className="q-right">
              {words.receipt}
            </th>
          </tr>
        </thead>
        <tbody>
          {flows.map((one) => (
            <tr key={one.flow}>
              <th scope="row">{words.causes[one.cause]}</th>
              <td className="q-nowrap">
                <Moment at={one.at} />
              </td>
              <td className="q-right q-n">{amount(one.amount)}</td>
              <td className="q-right q-n">{amount(one.balanceAfter)}</td>
              <td className="q-right q-n">{one.receipt ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
