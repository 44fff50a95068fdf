import { createAuthenticator } from '../src/areas/identity/authenticator.ts';
import { createRecoveryCodes } from '../src/areas/identity/recovery-codes.ts';
import { masterKey } from '../src/secrets/master-key.ts';
import { openSecrets } from '../src/secrets/secrets.ts';
import type { Serving } from './serving.ts';

const CODE_SETS = 5;

/**
 * Binds an authenticator to an account by its rows, as if it had been there before any coins came: nothing is held. With
 * recovery codes for as many proofs as a test gives.
 */
export async function boundAuthenticator(
  serving: Serving,
  user: { readonly id: number; readonly name: string },
  now: () => number = Date.now,
): Promise<{ readonly secret: string; readonly recoveryCodes: string[] }> {
  const secrets = openSecrets(masterKey(undefined, serving.dataDir));
  return serving.withReads(async ({ identity }) => {
    const authenticator = createAuthenticator(identity, secrets, now);
    const { secret } = await authenticator.begin(user.id, user.name);
    const { sealed } = (await authenticator.begun(user.id))!;
    const made = Array.from({ length: CODE_SETS }, () => createRecoveryCodes(identity, secrets, now).make(user.id));
    const codeHashes = made.flatMap(({ hashes }) => hashes);
    await identity.bindAuthenticator({ user: user.id, sealed, step: 0, codeHashes, at: now() });
    return { secret, recoveryCodes: made.flatMap(({ codes }) => codes) };
  });
}
