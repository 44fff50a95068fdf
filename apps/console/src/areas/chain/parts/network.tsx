import type { ChainStatus } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { Address } from '../../../parts/address.tsx';
import { useAmount } from '../../../parts/amounts.ts';
import { Fact, Facts } from '../../../parts/detail.tsx';
import { Age } from '../../../parts/moment.tsx';
import { AdoptTransaction } from '../forms/adopt-transaction.tsx';
import { NetworkActs } from '../forms/network-acts.tsx';
import { RescanNetwork } from '../forms/rescan-network.tsx';
import { RetireHotWallet } from '../forms/retire-hot-wallet.tsx';
import { isIdle } from '../levels.ts';
import { chainWords } from '../words/index.ts';
import { Cases } from './cases.tsx';
import { Gauge } from './gauge.tsx';
import { Rescans } from './rescans.tsx';
import { Retired } from './retired.tsx';

export type NetworkStatus = ChainStatus['networks'][number];

/** Blocks that a network may be ahead while its newest ones are being read. */
const USUAL_LAG = 10;

type Of = { readonly status: NetworkStatus };

/** One network: how far it is read, who answers for it, and what the hot wallet has. */
export function Network({ status }: Of) {
  const words = chainWords.useWords();
  const { network, chainId, halted, haltedWhy } = status;
  return (
    <section className="con-section" aria-label={network}>
      <header>
        <div className="chain-network">
          <h2>{network}</h2>
          <Pill tone={halted ? 'fall' : 'rise'}>{halted ? words.halted : words.running}</Pill>
          <span className="q-muted">{words.chainId(chainId)}</span>
        </div>
        <span className="chain-acts">
          <RescanNetwork status={status} />
          <AdoptTransaction network={network} />
          <RetireHotWallet network={network} wallet={status.hotWalletIndex} />
          <NetworkActs status={status} />
        </span>
      </header>
      {halted && (
        <p className="chain-why">
          <span className="q-muted">{words.haltedWhy}</span> {haltedWhy ?? words.noReason}
        </p>
      )}
      <div className="chain-columns">
        <Progress status={status} />
        <HotWallet status={status} />
      </div>
      <Retired network={network} retired={status.retired} />
      <Rescans status={status} />
      <Cases network={network} cases={status.cases} />
    </section>
  );
}

function Progress({ status: { head, headAt, scanned, compared, endpoints, pendingDeposits, broadcasting } }: Of) {
  const words = chainWords.useWords();
  const behind = head === null || scanned === null ? undefined : Math.max(0, head - scanned);
  return (
    <Facts>
      <Fact label={words.head}>{head ?? <span className="q-warn">{words.headNone}</span>}</Fact>
      <Fact label={words.headAge}>{headAt === null ? <span className="q-faint">–</span> : <Age since={headAt} />}</Fact>
      <Fact label={words.scanned}>
        {scanned ?? <span className="q-faint">–</span>}
        {behind !== undefined && (
          <span className={behind > USUAL_LAG ? 'q-warn' : 'q-muted'}>
            , {behind > 0 ? words.behind(behind) : words.upToHead}
          </span>
        )}
      </Fact>
      <Fact label={words.compared}>{compared ?? <span className="q-faint">–</span>}</Fact>
      <Fact label={words.endpoints}>
        <ul className="chain-endpoints">
          {endpoints.map((endpoint) => (
            <li key={endpoint.name}>
              <i className={endpoint.up ? 'chain-up' : 'chain-down'} />
              {endpoint.name}{' '}
              {endpoint.up ? (
                <span className="q-muted">{endpoint.head}</span>
              ) : (
                <span className="q-warn">{words.down}</span>
              )}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={words.pendingDeposits}>{pendingDeposits}</Fact>
      <Fact label={words.broadcasting}>{broadcasting}</Fact>
    </Facts>
  );
}

function HotWallet({ status: { hotWallet, hotWalletIndex, gas, coins } }: Of) {
  const words = chainWords.useWords();
  const amount = useAmount(2);
  const idle = coins.filter(isIdle);
  return (
    <div>
      <Facts>
        <Fact label={words.hotWallet}>
          <Address of={hotWallet} />
          {hotWalletIndex > 0 && <span className="q-muted"> {words.hotWalletNumber(hotWalletIndex + 1)}</span>}
        </Fact>
        <Fact label={words.gas}>{gas === null ? <span className="q-faint">{words.unknown}</span> : amount(gas)}</Fact>
      </Facts>
      <table className="con-table chain-coins">
        <thead>
          <tr>
            <th scope="col">{words.coin}</th>
            <th scope="col" className="q-right">
              {words.hot}
            </th>
            <th scope="col">{words.bounds}</th>
            <th scope="col" className="q-right">
              {words.unswept}
            </th>
          </tr>
        </thead>
        <tbody>
          {coins
            .filter((coin) => !isIdle(coin))
            .map((coin) => (
              <tr key={coin.symbol}>
                <th scope="row">{coin.symbol}</th>
                <td className="q-right q-n">
                  {coin.hot === null ? <span className="q-faint">{words.unknown}</span> : amount(coin.hot)}
                </td>
                <td>
                  <Gauge coin={coin} />
                </td>
                <td className="q-right q-n q-muted">{amount(coin.unswept)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {idle.length > 0 && (
        <p className="chain-idle q-t12 q-muted">{words.idle(idle.map(({ symbol }) => symbol).join(', '))}</p>
      )}
    </div>
  );
}
