import { Pill, type PillTone } from '@quay/ui';
import { tradingWords } from '../words/index.ts';
import type { Order } from './order.ts';
import { shownStatus } from './order-figures.ts';

const tones: Record<ReturnType<typeof shownStatus>, PillTone> = {
  waiting: 'neutral',
  open: 'accent',
  partly: 'accent',
  filled: 'neutral',
  cancelled: 'neutral',
  expired: 'warn',
};

export function StatusPill({ order }: { order: Order }) {
  const words = tradingWords.useWords();
  const state = shownStatus(order);
  return <Pill tone={tones[state]}>{words.status[state]}</Pill>;
}
