import { Address } from '../../../parts/address.tsx';
import { useAmount } from '../../../parts/amounts.ts';
import { RetireHotWallet } from '../forms/retire-hot-wallet.tsx';
import { chainWords } from '../words/index.ts';
import type { NetworkStatus } from './network.tsx';

/** Hot wallets that another one took the place of, and what is left in them. */
export function Retired({ network, retired }: Pick<NetworkStatus, 'network' | 'retired'>) {
  const words = chainWords.useWords();
  const amount = useAmount(8);
  if (retired.length === 0) return null;
  return (
    <table className="con-table">
      <caption className="q-muted">{words.retiredWallets}</caption>
      <tbody>
        {retired.map(({ wallet, address, block, lost, coins }) => (
          <tr key={wallet}>
            <th scope="row">
              <Address of={address} />
              <span className="q-block q-t12 q-muted">{words.retiredSince(block)}</span>
            </th>
            <td className="q-n">
              {coins.length === 0
                ? words.retiredEmpty
                : coins
                    .map(({ symbol, amount: has }) => `${has === null ? words.unknown : amount(has)} ${symbol}`)
                    .join(', ')}
            </td>
            <td className="q-right">
              {lost ? words.retiredLost : <RetireHotWallet network={network} wallet={wallet} isRetired />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
