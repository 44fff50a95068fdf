import type { DepositsCompared, UserDetail } from '@quay/contract/staff';
import { Button } from '@quay/ui';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { useCompareDeposits } from '../queries/compare-deposits.ts';
import { usersWords } from '../words/index.ts';

type Of = { user: UserDetail };

/** What the user owes since a deposit was reversed, or a withdrawal was paid twice. */
export function Debts({ user: { debts } }: Of) {
  const words = usersWords.useWords();
  const amount = useAmount(8);
  if (debts.length === 0) return null;
  return (
    <Section title={words.debts} count={debts.length} wide>
      <table className="con-table">
        <tbody>
          {debts.map((debt) => (
            <tr key={debt.debtId}>
              <th scope="row" className="q-fall">
                {amount(debt.left)} {debt.symbol}
              </th>
              <td>{words.debtOf[debt.cause](`${amount(debt.amount)} ${debt.symbol}`, debt.network)}</td>
              <td className="q-code q-muted">{debt.txHash}</td>
              <td className="q-right">
                <Moment at={debt.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** What came to the user's deposit address and cannot be credited. */
export function Unsupported({ user: { unsupported } }: Of) {
  const words = usersWords.useWords();
  if (unsupported.length === 0) return null;
  return (
    <Section title={words.unsupported} count={unsupported.length} wide>
      <table className="con-table">
        <tbody>
          {unsupported.map((one) => (
            <tr key={one.arrivalId}>
              <th scope="row" className="q-n">
                {one.amount}
              </th>
              <td>
                {one.contract === null ? (
                  words.networkCoin(one.network)
                ) : (
                  <>
                    {one.network} <span className="q-code">{one.contract}</span>
                  </>
                )}
                {one.decimals === null && ` ${words.smallest}`}
              </td>
              <td className={one.txHash === null ? 'q-muted' : 'q-code q-muted'}>
                {one.txHash ?? words.noTransaction}
              </td>
              <td className="q-right">
                <Moment at={one.seenAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** What came on chain beside what the books have of it, once somebody asks: each time every endpoint is asked. */
export function Compared({ user: { userId } }: Of) {
  const words = usersWords.useWords();
  const [wanted, setWanted] = useState(false);
  const query = useCompareDeposits({ userId: String(userId) }, { when: wanted });
  return (
    <Section title={words.compared} wide>
      <p className="q-muted">{words.comparedWords}</p>
      {wanted && <Answered query={query}>{(lines) => <Lines lines={lines} />}</Answered>}
      <Button
        variant="second"
        size="row"
        loading={wanted && query.isFetching}
        onClick={() => (wanted ? void query.refetch() : setWanted(true))}
      >
        {words.compare}
      </Button>
    </Section>
  );
}

function Lines({ lines }: { lines: DepositsCompared }) {
  const words = usersWords.useWords();
  const amount = useAmount(8);
  if (lines.length === 0) return <p>{words.comparedNone}</p>;
  return (
    <table className="con-table">
      <tbody>
        {lines.map(({ network, symbol, address, block, came, booked, same }) => (
          <tr key={`${network} ${symbol} ${address}`}>
            <th scope="row">
              {network} {symbol}
            </th>
            <td>{words.comparedSums(amount(came), amount(booked))}</td>
            <td className={same ? 'q-muted' : 'q-fall'}>{same ? words.comparedSame : words.comparedDiffers}</td>
            <td className="q-right q-muted">{words.comparedAt(block)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
