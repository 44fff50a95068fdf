import type { Customer } from '@quay/store';
import type { RequestContext } from '../../edge/request-context.ts';

/** Who writes: the user who is logged in, or else the guest as the browser names itself. */
export function customerOf({ session, guest }: Pick<RequestContext, 'session' | 'guest'>): Customer | undefined {
  if (session) return { user: session.user };
  return guest === undefined ? undefined : { guest };
}
