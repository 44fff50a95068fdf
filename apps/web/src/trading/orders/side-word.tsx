import type { Order } from '@quay/contract/spot';
import { spotWords } from '../../areas/spot/words/index.ts';

export function SideWord({ side }: { side: Order['side'] }) {
  const words = spotWords.useWords();
  return <span className={side === 'buy' ? 'q-rise q-mid' : 'q-fall q-mid'}>{words.side[side]}</span>;
}
