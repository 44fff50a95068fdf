import type { LiabilitySum, LiabilityTree } from '@quay/contract/wallet';
import { KeyValue } from '@quay/ui';
import { CoinMark } from '../../../../parts/coin-mark.tsx';
import { useFigures } from '../../../../shell/figures.ts';
import { shortOf } from '../../figures-movements.ts';
import { liabilityWords } from '../../words/proof/index.ts';
import { AddressText } from '../address-text.tsx';
import { useAmounts } from '../use-amounts.ts';

/** What was owed and what our addresses held, by coin, and where. */
export function Sums({ tree }: { tree: LiabilityTree }) {
  const words = liabilityWords.useWords();
  const figures = useFigures();
  const networks = Object.entries(tree.addresses);
  return (
    <>
      <section className="q-line-above">
        <h2>{words.sums}</h2>
        {tree.sums.map((sum) => (
          <Sum key={sum.symbol} sum={sum} />
        ))}
      </section>
      <section>
        <h2>{words.where}</h2>
        {networks.length === 0 && <p className="q-muted">{words.noChain}</p>}
        {networks.map(([network, addresses]) => (
          <div key={network}>
            <h3 className="q-muted proof-network">
              {words.atBlock(network, figures.quantity(String(tree.blocks[network] ?? 0), 0))}
            </h3>
            <ul className="proof-where">
              {addresses.map((address) => (
                <li key={address}>
                  <AddressText address={address} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

function Sum({ sum: { symbol, total, reserves, root } }: { sum: LiabilitySum }) {
  const words = liabilityWords.useWords();
  const amounts = useAmounts();
  return (
    <div className="proof-sum">
      <h3>
        <CoinMark symbol={symbol} size="s" />
        {symbol}
      </h3>
      <dl>
        <KeyValue label={words.owed}>
          <span className="q-n">{amounts(total, symbol)}</span>
        </KeyValue>
        <KeyValue label={words.reserves}>
          <span className="q-n">{reserves === null ? words.notRead : amounts(reserves, symbol)}</span>
        </KeyValue>
        <KeyValue label={words.root} copy={{ text: root, label: words.copyRoot(symbol), copiedLabel: words.copied }}>
          <span className="q-code">{shortOf(root)}</span>
        </KeyValue>
      </dl>
    </div>
  );
}
