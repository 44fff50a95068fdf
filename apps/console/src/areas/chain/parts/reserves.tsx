import type { ChainStatus } from '@quay/contract/staff';
import { Icon } from '@quay/ui';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { surplusOf } from '../levels.ts';
import { chainWords } from '../words/index.ts';

/** What stands on chain beside what users hold. */
export function Reserves({ reserves }: Pick<ChainStatus, 'reserves'>) {
  const words = chainWords.useWords();
  return (
    <Section title={words.reserves} count={reserves.length} top>
      <p className="chain-reserves-words q-muted">{reserves.length === 0 ? words.reservesNone : words.reservesWords}</p>
      {reserves.length > 0 && <Coins reserves={reserves} />}
    </Section>
  );
}

function Coins({ reserves }: Pick<ChainStatus, 'reserves'>) {
  const words = chainWords.useWords();
  const amount = useAmount(8);
  return (
    <table className="con-table chain-reserves">
      <thead>
        <tr>
          <th scope="col">{words.coin}</th>
          <th scope="col" className="q-right">
            {words.onChain}
          </th>
          <th scope="col" className="q-right">
            {words.owed}
          </th>
          <th scope="col" className="q-right">
            {words.surplus}
          </th>
          <th scope="col">
            <span className="q-unseen">{words.covered}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reserves.map((coin) => (
          <tr key={coin.symbol} className={coin.enough ? undefined : 'chain-short'}>
            <th scope="row">{coin.symbol}</th>
            <td className="q-right q-n">{amount(coin.reserves)}</td>
            <td className="q-right q-n">{amount(coin.liabilities)}</td>
            <td className={`q-right q-n${coin.enough ? ' q-muted' : ''}`}>{amount(surplusOf(coin))}</td>
            <td>
              {coin.enough ? (
                <span className="chain-good">
                  <Icon name="check" size="s" />
                  {words.enough}
                </span>
              ) : (
                <span className="chain-bad q-strong">
                  <Icon name="warn" size="s" />
                  {words.short}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
