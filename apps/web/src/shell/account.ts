import type { Member, Preferences } from '@quay/contract/identity';
import { askAgain } from '@quay/web-kit/request';
import type { Query } from '@tanstack/react-query';
import { live } from '../live/live.ts';
import { queryClient } from '../request/query-client.ts';
import { submitSavePreferences } from './acts/save-preferences.ts';
import { changeLanguage, chosenPreferences, usePreferences } from './preferences.ts';
import { fetchMemberInfo } from './queries/member-info.ts';
import { useSession } from './session.ts';

const onAccount = ['language', 'currency', 'theme', 'updown'] as const;
/** Several taps in a row are saved once. */
const SAVE_MS = 600;

/** What the account is known to hold. */
let saved: Partial<Preferences> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Everything but what is the same for everybody and rarely changes. */
const perishable = (query: Query) => query.meta?.shared !== true;

/** Whatever hangs on who is logged in: the cache, the socket, and preferences that follow the account. */
export function followAccount(): void {
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return;
    clearTimeout(timer);
    saved = {};
    // Nothing that one user has seen may be shown to the next.
    void queryClient.resetQueries({ predicate: perishable });
    live.sessionChanged(now.token !== null);
    if (now.member) void adopt(now.member);
  });
  live.onMissed(() => void askAgain(queryClient, { predicate: perishable }));
  usePreferences.subscribe(saveSoon);
  if (useSession.getState().token) void refresh();
}

/** Reads the member anew: preferences may have changed on another device. */
async function refresh(): Promise<void> {
  try {
    const member = await fetchMemberInfo();
    useSession.getState().refresh(member);
    await adopt(member);
  } catch {
    // An ended session has been dealt with; without a network the kept member stays.
  }
}

/** The account's choices win over the device's; what it has none of it takes from the device. */
async function adopt({ preferences }: Member): Promise<void> {
  saved = preferences;
  const { language, ...rest } = preferences;
  const chosen = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  if (Object.keys(chosen).length > 0) usePreferences.getState().set(chosen);
  if (language && language !== usePreferences.getState().language)
    await changeLanguage(language).catch(() => undefined);
  saveSoon();
}

function saveSoon(): void {
  clearTimeout(timer);
  if (!useSession.getState().token) return;
  timer = setTimeout(() => void save(), SAVE_MS);
}

async function save(): Promise<void> {
  const chosen = chosenPreferences();
  const changes = Object.fromEntries(
    onAccount.filter((key) => chosen[key] && chosen[key] !== saved[key]).map((key) => [key, chosen[key]]),
  );
  if (Object.keys(changes).length === 0) return;
  try {
    saved = await submitSavePreferences(changes);
  } catch {
    // They hold on this device, and the next change or start carries them along.
  }
}
