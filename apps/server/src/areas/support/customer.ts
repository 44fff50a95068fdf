import type { Customer } from '@quay/store';
import type { Asking } from '../../edge/route.ts';

/** Who writes: the user who is logged in, or else the guest as the browser names itself. */
export function customerOf({ session, guest }: Asking): Customer | undefined {
  if (session) return { user: session.user };
  return guest === undefined ? undefined : { guest };
}
