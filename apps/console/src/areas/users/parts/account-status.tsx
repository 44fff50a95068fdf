import type { Standing } from '@quay/contract/identity';
import { Pill, type PillTone } from '@quay/ui';
import { usersWords } from '../words/index.ts';

const tones: Record<Standing, PillTone> = { open: 'neutral', frozen: 'warn', locked: 'fall' };

export function StandingPill({ standing }: { standing: Standing }) {
  return <Pill tone={tones[standing]}>{usersWords.useWords().standings[standing]}</Pill>;
}
