import { useAmount } from '../../../parts/amounts.ts';
import { levelOf } from '../levels.ts';
import { chainWords } from '../words/index.ts';
import type { NetworkStatus } from './network.tsx';

/** What the hot wallet has of a coin, between its two bounds. */
export function Gauge({ coin }: { coin: NetworkStatus['coins'][number] }) {
  const words = chainWords.useWords();
  const amount = useAmount(0);
  const { fill, hot, low, high } = levelOf(coin);
  return (
    <div className={`chain-gauge chain-gauge--${fill}`}>
      <div className="chain-gauge-bar" aria-hidden="true">
        <i className="chain-gauge-fill" style={{ width: `${hot * 100}%` }} />
        {low > 0 && <i className="chain-gauge-bound" style={{ left: `${low * 100}%` }} />}
        <i className="chain-gauge-bound" style={{ left: `${high * 100}%` }} />
      </div>
      <span className="chain-gauge-words q-t12">
        <span className="q-muted q-n">
          {low > 0 ? words.from(amount(coin.low), amount(coin.high)) : words.upTo(amount(coin.high))}
        </span>
        {fill !== 'within' && <span className={fill === 'unknown' ? 'q-faint' : 'q-warn'}>{words.fills[fill]}</span>}
      </span>
    </div>
  );
}
