import type { Member, SessionOpened } from '@quay/contract/identity';
import { useLocation, useNavigate } from '@quay/web-kit/router';
import { storedValue } from '@quay/web-kit/storage';
import { useCallback } from 'react';
import { create } from 'zustand';
import { paths } from '../paths.ts';

/** A session as the device keeps it; one that says nothing of the demo is real. */
type Kept = SessionOpened & { readonly demo?: boolean; readonly guest?: boolean };

type SessionStore = {
  token: string | null;
  member: Member | null;
  /** It is of the demo, for its whole life; and nobody has signed up for it. */
  demo: boolean;
  guest: boolean;
  /** An act is under way that ends every session: its own answer says what follows, and nobody is led away before. */
  ending: boolean;
  open(session: Kept): void;
  /** The member was read anew. */
  refresh(member: Member): void;
  close(): void;
};

const stored = storedValue<Kept | null>('quay.session', null);

const held = (session: Kept | null) => ({
  token: session?.token ?? null,
  member: session?.member ?? null,
  demo: session?.demo ?? false,
  guest: session?.guest ?? false,
  ending: false,
});

export const useSession = create<SessionStore>()((set, get) => ({
  ...held(stored.read()),
  open(session) {
    stored.write(session);
    set(held(session));
  },
  refresh(member) {
    const { token, demo, guest } = get();
    if (!token) return;
    stored.write({ token, member, demo, guest });
    set({ member });
  },
  close() {
    stored.write(null);
    set({ token: null, member: null, demo: false, guest: false });
  },
}));

stored.onOtherTab(() => useSession.setState(held(stored.read())));

/**
 * For an act that needs a session. A member gets `true`. A guest is taken to the login, comes back to where they were
 * (with `keep` as the history state), and gets `false`.
 */
export function useRequireLogin(): (then?: { keep?: unknown }) => boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (then) => {
      if (useSession.getState().token) return true;
      navigate(paths.login(pathname + search), { state: then?.keep });
      return false;
    },
    [navigate, pathname, search],
  );
}
