import type { PasskeyAnswer, PasskeyChallenge } from '@quay/contract/identity';

/** A passkey is bound to a name: at a bare address there can be none. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[');

export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !isAddress(location.hostname);

/** Whether the browser can offer passkeys among what it fills into the login field. */
export const passkeysFillIn = async (): Promise<boolean> =>
  passkeysWork() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** The browser or the authenticator broke; whoever declines gets no error. */
export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure';
}

/**
 * Asks the browser to answer a challenge with a passkey. Nothing comes back when the person declines, or when another
 * question took the place of this one. With `fillIn` the browser waits until one is chosen in the login field.
 */
export async function askPasskey(
  { challengeId, options }: PasskeyChallenge,
  { fillIn = false } = {},
): Promise<PasskeyAnswer | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    const response = await startAuthentication({
      optionsJSON: options as unknown as Options,
      useBrowserAutofill: fillIn,
    });
    return { challengeId, response: { ...response } };
  } catch (failure) {
    if (wasDeclined(failure)) return undefined;
    throw new PasskeyFailure('the passkey did not answer', { cause: failure });
  }
}

/** Gives up a question that still waits, as when its page is left. */
export async function stopAskingPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

export const wasDeclined = (failure: unknown): boolean =>
  failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name);
