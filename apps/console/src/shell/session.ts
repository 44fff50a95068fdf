import type { StaffMember } from '@quay/contract/staff';
import { isUnavailable, Refusal } from '@quay/web-kit/request';
import { create } from 'zustand';
import { queryClient } from '../request/query-client.ts';
import { submitStaffLogout } from './acts/logout.ts';
import { fetchStaffMe } from './queries/me.ts';

/** Why nobody is logged in: not yet, by oneself, because nobody touched anything, or because the server said so. */
export type Ended = 'never' | 'self' | 'idle' | 'session';

type SessionStore = {
  /** `unknown` until the server has said who the cookie belongs to. */
  readonly state: 'unknown' | 'in' | 'out' | 'unreached';
  readonly member: StaffMember | undefined;
  readonly why: Ended;
  /** Who worked here before, for the login that follows. */
  readonly last: string;
  opened(member: StaffMember): void;
  ended(why: Ended): void;
  /** Asks who is logged in, and what they may do now. */
  refresh(): Promise<void>;
  /** Ends the session on the server too; without a network it ends there by itself. */
  leave(why: Ended): Promise<void>;
};

export const useSession = create<SessionStore>()((set, get) => ({
  state: 'unknown',
  member: undefined,
  why: 'never',
  last: '',
  opened: (member) => set({ state: 'in', member, why: 'never' }),
  ended(why) {
    if (get().state === 'out') return;
    // Nothing that one person has seen may be shown to the next.
    queryClient.clear();
    const { state, member, last } = get();
    set({ state: 'out', member: undefined, why: state === 'unknown' ? 'never' : why, last: member?.username ?? last });
  },
  async refresh() {
    try {
      set({ state: 'in', member: await fetchStaffMe() });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (get().state !== 'unknown' && get().state !== 'unreached') return;
      if (isUnavailable(failure)) set({ state: 'unreached' });
      else get().ended('session');
    }
  },
  async leave(why) {
    const gone = submitStaffLogout();
    get().ended(why);
    await gone.catch(() => undefined);
  },
}));

/** Who works here now. Only below the login. */
export function useMember(): StaffMember {
  const member = useSession((session) => session.member);
  if (!member) throw new Error('nobody is logged in');
  return member;
}
