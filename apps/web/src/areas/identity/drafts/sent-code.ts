import type { guestCodePurposes } from '@quay/contract/identity';
import { type CodeChannel, RESEND_SECONDS, sendGuestCode } from '@quay/contract/identity';
import { ask, Refusal } from '../../../request/ask.ts';
import { exchangeNow } from '../../../request/clock.ts';

/** Where a code goes. */
export type CodeAddress = { readonly channel: CodeChannel; readonly address: string; readonly areaCode?: string };

/** A code that is on its way; times are the exchange's. */
export type SentCode = {
  /** The whole address, to know whether it is still the same. */
  readonly to: string;
  /** The address as it may be shown. */
  readonly shown: string;
  readonly againAt: number;
};

export const nameOf = ({ address, areaCode = '' }: CodeAddress): string => areaCode + address;

/**
 * Sends a code, unless one to the same address is so fresh that another would be refused. Somebody who goes back and on
 * again is not stopped for that: their code is on its way.
 */
export async function sendCodeTo(
  purpose: (typeof guestCodePurposes)[number],
  address: CodeAddress,
  sent: SentCode | null,
): Promise<SentCode> {
  const to = nameOf(address);
  if (sent?.to === to && sent.againAt > exchangeNow()) return sent;
  try {
    const { sentTo, retryAfter } = await ask(sendGuestCode, { purpose, ...address }, { quiet: true });
    return { to, shown: sentTo, againAt: exchangeNow() + retryAfter * 1_000 };
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.reason !== 'identity/code-too-soon') throw failure;
    const seconds = Number(failure.params.seconds ?? RESEND_SECONDS);
    return { to, shown: to, againAt: exchangeNow() + seconds * 1_000 };
  }
}
