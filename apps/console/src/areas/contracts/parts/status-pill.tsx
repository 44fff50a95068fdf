import type { ContractStatus } from '@quay/contract/perpetual';
import { Pill } from '@quay/ui';
import { contractsWords } from '../words/index.ts';

const tones = { trading: 'rise', 'reduce-only': 'warn', halted: 'fall' } as const;

export function StatusPill({ status }: { status: ContractStatus }) {
  const words = contractsWords.useWords();
  return <Pill tone={tones[status]}>{words.statuses[status]}</Pill>;
}
