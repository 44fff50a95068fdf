import type { NoticeChannel } from '@quay/contract/c2c';
import type { UserRow } from '@quay/store';
import type { Messages } from './messages.ts';

type Bound = Pick<UserRow, 'email' | 'phone'>;
type Carried = Pick<Messages, 'emails' | 'textMessages'>;

/** What can reach somebody. The app always can: an open one by the socket, a closed one by web push. */
export const boundOf = ({ email, phone }: Bound, { emails, textMessages }: Carried): NoticeChannel[] => [
  'app',
  ...(email === null || emails === 'none' ? [] : (['email'] as const)),
  ...(phone === null || textMessages === 'none' ? [] : (['sms'] as const)),
];
