import type { VerificationState } from '@quay/contract/verification';
import { Pill, type PillTone } from '@quay/ui';
import { verificationWords } from '../words/index.ts';

const tones: Readonly<Record<VerificationState, PillTone>> = {
  none: 'neutral',
  applied: 'accent',
  reviewing: 'accent',
  passed: 'rise',
  rejected: 'fall',
};

export function StatePill({ state }: { state: VerificationState }) {
  const words = verificationWords.useWords();
  return <Pill tone={tones[state]}>{words.states[state]}</Pill>;
}
