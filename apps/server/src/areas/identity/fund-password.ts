import { FUND_PASSWORD_TRIES, HOLD_HOURS, identity } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { hoursLeft } from '../../system/hours.ts';
import { createKeyedMutex } from '../../system/keyed-mutex.ts';
import type { Notices } from './notices.ts';
import { type Passwords, signedIn } from './passwords.ts';
import { type Origin, whereFrom } from './where.ts';

const HOUR_MS = 60 * 60_000;
const LOCK_MS = HOLD_HOURS * HOUR_MS;

/** What was typed, however it travelled. One that cannot be read is as good as nothing. */
export async function typedFundPassword(
  text: string,
  { encryption }: { readonly encryption: Encryption },
): Promise<string> {
  return (await encryption.open(text)) ?? '';
}

/** The second password, which is asked for where money leaves. */
export type FundPassword = {
  /** Why it is not right, if it is not; the fifth wrong one in a row locks withdrawals for a day. */
  verify(user: number, text: string, from: Origin): Promise<No | undefined>;
};

export function createFundPassword(needs: {
  readonly rows: Reads['identity'];
  readonly passwords: Passwords;
  readonly notices: Notices;
  readonly now: () => number;
}): FundPassword {
  const { rows, passwords, notices, now } = needs;
  /** One after the other, so that right ones side by side are not counted as so many tries. */
  const inTurn = createKeyedMutex();
  return {
    verify(user, text, from) {
      return inTurn(user, () => verify(user, text, from));
    },
  };

  async function verify(user: number, text: string, from: Origin): Promise<No | undefined> {
    const at = now();
    const tried = await rows.tryFundPassword(user, FUND_PASSWORD_TRIES, at, at + LOCK_MS);
    if (!tried) return locked(user);
    if (await passwords.matches(tried.hash, text, signedIn(user, from.address))) {
      await rows.forgiveFundPassword(user);
      return undefined;
    }
    const left = FUND_PASSWORD_TRIES - tried.tries;
    if (left > 0) return { refusal: identity['fund-password-wrong'], params: { left: String(left) } };
    await rows.lockFundPassword(user, now() + LOCK_MS);
    await notices.notify(user, 'fund-password-locked', whereFrom(from));
    return locked(user);
  }

  /** Locked, or none is set. */
  async function locked(user: number): Promise<No> {
    const account = await rows.securityOf(user);
    if (account?.fundPasswordHash == null) return { refusal: identity['fund-password-missing'], params: {} };
    const hold = (await rows.holds(user, now())).find(({ reason }) => reason === 'fund-password-wrong');
    const hours = hoursLeft(hold?.until ?? 0, now());
    return { refusal: identity['fund-password-locked'], params: { hours } };
  }
}
