import { memberInfo } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';
import type { AskOptions } from '../../request/client.ts';

/** Who is logged in. */
export const fetchMemberInfo = (options?: AskOptions) => ask(memberInfo, {}, options);
