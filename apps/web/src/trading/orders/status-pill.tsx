import type { Order } from '@quay/contract/spot';
import { Pill, type PillTone } from '@quay/ui';
import { standing } from '../../areas/spot/figures.ts';
import { spotWords } from '../../areas/spot/words/index.ts';

const tones: Record<ReturnType<typeof standing>, PillTone> = {
  waiting: 'neutral',
  open: 'accent',
  partly: 'accent',
  filled: 'neutral',
  cancelled: 'neutral',
  expired: 'warn',
};

export function StatusPill({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const state = standing(order);
  return <Pill tone={tones[state]}>{words.status[state]}</Pill>;
}
