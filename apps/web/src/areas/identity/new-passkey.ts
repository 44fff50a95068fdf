import type { PasskeyAnswer, PasskeyChallenge } from '@quay/contract/identity';
import { PasskeyFailure, wasDeclined } from '../../proof/passkey.ts';

/** This device holds a passkey for the account already; a second one would be no use. */
export class PasskeyKnown extends Error {
  override name = 'PasskeyKnown';
}

/** Has the browser make a passkey. Nothing comes back when the person declines. */
export async function makePasskey({ challengeId, options }: PasskeyChallenge): Promise<PasskeyAnswer | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    const response = await startRegistration({ optionsJSON: options as unknown as Options });
    return { challengeId, response: { ...response } };
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'InvalidStateError') throw new PasskeyKnown();
    if (wasDeclined(failure)) return undefined;
    throw new PasskeyFailure('the passkey was not made', { cause: failure });
  }
}
