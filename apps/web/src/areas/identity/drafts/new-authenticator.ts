import type { NewAuthenticator } from '@quay/contract/identity';
import { exchangeNow } from '@quay/web-kit/request';
import { draftOf } from '../../../shell/draft.ts';
import { submitBeginAuthenticator } from '../acts/begin-authenticator.ts';

type Begun = {
  readonly user: number;
  readonly made: NewAuthenticator | null;
  readonly goodUntil: number;
};

/** The exchange keeps a new secret for ten minutes. */
const GOOD_MS = 9 * 60_000;

/**
 * A secret on its way into an authenticator app. A phone may load this page anew while its owner is in that app, and a
 * newer secret would make what was just added there worthless.
 */
export const useNewAuthenticator = draftOf<Begun>('quay.new-authenticator', { user: 0, made: null, goodUntil: 0 });

/** The secret that this tab has begun with, or a new one. */
export async function newAuthenticator(user: number): Promise<NewAuthenticator> {
  const begun = useNewAuthenticator.getState();
  if (begun.made && begun.user === user && begun.goodUntil > exchangeNow()) return begun.made;
  const made = await submitBeginAuthenticator();
  useNewAuthenticator.setState({ user, made, goodUntil: exchangeNow() + GOOD_MS });
  return made;
}
