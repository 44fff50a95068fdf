import type { Side } from '@quay/contract';
import { tradingWords } from '../words/index.ts';

export function SideWord({ side }: { side: Side }) {
  const words = tradingWords.useWords();
  return <span className={side === 'buy' ? 'q-rise q-mid' : 'q-fall q-mid'}>{words.side[side]}</span>;
}
