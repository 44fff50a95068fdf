import type { AccountStatus } from '@quay/contract/identity';
import { Pill, type PillTone } from '@quay/ui';
import { usersWords } from '../words/index.ts';

const tones: Record<AccountStatus, PillTone> = { open: 'neutral', frozen: 'warn', locked: 'fall', closed: 'neutral' };

export function AccountStatusPill({ status }: { status: AccountStatus }) {
  return <Pill tone={tones[status]}>{usersWords.useWords().standings[status]}</Pill>;
}
