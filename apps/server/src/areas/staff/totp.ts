import { generateSecret, generateURI, verify } from 'otplib';

const STEP_SECONDS = 30;
const TOTP = /^[0-9]{6}$/;

export const newSecret = (): string => generateSecret();

export const uriOf = (username: string, secret: string): string =>
  generateURI({ issuer: 'Quay console', label: username, secret });

/** The step that a code stands for, one off at most; nothing for a wrong code. */
export async function stepOf(secret: string, totp: string, now: number): Promise<number | undefined> {
  const token = totp.replaceAll(' ', '');
  // A token of another form throws instead of being wrong.
  if (!TOTP.test(token)) return undefined;
  const epoch = Math.floor(now / 1_000);
  const checked = await verify({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return checked.valid ? Math.floor(epoch / STEP_SECONDS) + checked.delta : undefined;
}
