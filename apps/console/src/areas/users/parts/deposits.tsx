import type { UserDetail } from '@quay/contract/staff';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { usersWords } from '../words/index.ts';

type Of = { user: UserDetail };

/** What the user owes since a deposit was reversed, or a withdrawal was paid twice. */
export function Debts({ user: { debts } }: Of) {
  const words = usersWords.use();
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
  const words = usersWords.use();
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
              <td className="q-code q-muted">{one.txHash}</td>
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
