import type { guestCodePurposes } from '@quay/contract/identity';
import { type CodeChannel, RESEND_SECONDS } from '@quay/contract/identity';
import { exchangeNow, Refusal } from '@quay/web-kit/request';
import { submitSendGuestCode } from '../acts/send-guest-code.ts';

/** Where a code goes. */
export type CodeAddress = { readonly channel: CodeChannel; readonly address: string; readonly areaCode?: string };

/** A code that is on its way; times are the exchange's. */
export type SentCode = {
  /** The whole address: whoever typed it sees here whether it is right. */
  readonly to: string;
  readonly againAt: number;
};

export const nameOf = ({ address, areaCode }: CodeAddress): string => (areaCode ? `${areaCode} ${address}` : address);

/**
 * Sends a code, unless one to the same address is so fresh that another would be refused: somebody who goes back and on
 * again is not stopped for that. `isNew` tells whether one was sent.
 */
export async function sendCodeTo(
  purpose: (typeof guestCodePurposes)[number],
  address: CodeAddress,
  earlier: SentCode | null,
): Promise<{ sent: SentCode; isNew: boolean }> {
  const to = nameOf(address);
  if (earlier?.to === to && earlier.againAt > exchangeNow()) return { sent: earlier, isNew: false };
  const again = (seconds: number) => ({ to, againAt: exchangeNow() + seconds * 1_000 });
  try {
    const { retryAfter } = await submitSendGuestCode({ purpose, ...address });
    return { sent: again(retryAfter), isNew: true };
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.reason !== 'identity/code-too-soon') throw failure;
    return { sent: again(Number(failure.params.seconds ?? RESEND_SECONDS)), isNew: false };
  }
}
