import type { AccountStatus } from '@quay/contract/identity';
import { Pill, type PillTone } from '@quay/ui';
import { usersWords } from '../words/index.ts';

const tones: Record<AccountStatus, PillTone> = { open: 'neutral', frozen: 'warn', locked: 'fall' };

export function AccountStatusPill({ standing }: { standing: AccountStatus }) {
  return <Pill tone={tones[standing]}>{usersWords.useWords().standings[standing]}</Pill>;
}
