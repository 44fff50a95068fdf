import { useAmount } from '../../../parts/amounts.ts';
import { ReleaseWithdrawal } from '../forms/release-withdrawal.tsx';
import { chainWords } from '../words/index.ts';
import type { NetworkStatus } from './network.tsx';

/** Withdrawals that a change of the chain or a foreign transaction has touched, each with what to do next. */
export function Cases({ network, cases }: Pick<NetworkStatus, 'network' | 'cases'>) {
  const words = chainWords.useWords();
  const amount = useAmount(8);
  if (cases.length === 0) return null;
  return (
    <table className="con-table chain-cases">
      <caption className="q-muted">{words.cases}</caption>
      <thead>
        <tr>
          <th scope="col">{words.withdrawal}</th>
          <th scope="col">{words.user}</th>
          <th scope="col" className="q-right">
            {words.amount}
          </th>
          <th scope="col">{words.next}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((one) => (
          <tr key={`${one.case} ${one.withdrawalId}`}>
            <th scope="row">
              {one.withdrawalId}
              <span className="q-block q-t12 q-muted">{words.caseNames[one.case]}</span>
            </th>
            <td>{one.userId}</td>
            <td className="q-right q-n">
              {amount(one.amount)} {one.symbol}
            </td>
            <td>
              <span className="q-block">{words.caseNext[one.case]}</span>
              {(one.case === 'nonce-taken' || one.case === 'key-lost') && (
                <ReleaseWithdrawal network={network} withdrawalId={one.withdrawalId} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
