/**
 * The signer by itself: `npm run signer`. It runs under an account of its own or on another machine, has its own
 * settings, and answers one server over a socket. What it may sign for, and how much, is in its own file of networks.
 */
import { signerTerms } from '../chain/signer-terms.ts';
import { keysOf } from './keys/keys.ts';
import { hasSeed, resealSeed, seedIn } from './keys/seed.ts';
import { KeyUnavailable, type SigningKey } from './keys/signing-key.ts';
import { makeUnlockKey, readUnlockKey } from './keys/unlock-key.ts';
import { type Web3SignerKey, web3SignerKey } from './keys/web3signer.ts';
import { openSigner } from './service.ts';
import { newKeyFile, readKeySettings, readSignerSettings } from './signer-settings.ts';
import { addressText } from './socket/address.ts';
import { listenForServer } from './socket/listen.ts';
import { readSharedSecret } from './socket/shared-secret.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const commands: Readonly<Record<string, (argument: string | undefined) => void | Promise<void>>> = {
  async run() {
    const { listen, folder, keyFile, secretFile, networks, web3Signer } = readSignerSettings(env, cwd);
    const secret = readSharedSecret(secretFile);
    const remote = web3Signer && (await Promise.all(web3Signer.map(remoteKey)));
    const service = openSigner({ folder, keyFile, terms: signerTerms(networks), remote });
    const listener = await listenForServer({ address: listen, secret, service, log: say, broken: fail });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => void listener.close().then(() => process.exit(0)));
    }
    const where = 'host' in listen ? { ...listen, port: listener.port! } : listen;
    say(`The signer is at ${addressText(where)}; the hot wallet is ${service.ready.hotWallet}`);
  },

  'make-key'(file) {
    if (file === undefined) throw new Error('make-key needs the name of a file');
    makeUnlockKey(file);
    say(`There is a new key in ${file}. Keep a copy apart from the seed and the book.`);
  },

  'rotate-key'() {
    const { folder, keyFile } = readKeySettings(env, cwd);
    const next = newKeyFile(env, cwd);
    resealSeed(folder, readUnlockKey(keyFile), readUnlockKey(next));
    say(`The seed is sealed under the key in ${next}. The key in ${keyFile} no longer opens it: name the new one.`);
  },

  /** Tries a backup: whether this key opens this seed, and whose it is. */
  check() {
    const { folder, keyFile } = readKeySettings(env, cwd);
    if (!hasSeed(folder)) throw new Error(`there is no seed in ${folder}`);
    const { depositKey, hotWallet } = keysOf(seedIn(folder, readUnlockKey(keyFile)));
    say(`The key opens the seed. Hot wallet of this seed: ${hotWallet}. Deposit addresses: ${depositKey}`);
  },
};

/** A place of keys that is away now may come back; one that has another key is a mistake. */
async function remoteKey(where: Web3SignerKey): Promise<SigningKey> {
  const key = web3SignerKey(where);
  try {
    if (!(await key.isThere())) throw new Error(`Web3Signer does not have the key of ${key.address}`);
  } catch (error) {
    if (!(error instanceof KeyUnavailable)) throw error;
    say(`Withdrawals wait: ${error.message}`);
  }
  return key;
}

function fail(why: string): never {
  process.stderr.write(`The signer stopped: ${why}\n`);
  process.exit(1);
}

const { env } = process;
const cwd = process.cwd();
const [name = 'run', argument] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(`there is no command ${name}: run, make-key, rotate-key or check`);
  await command(argument);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The signer cannot start: ${why}\n`);
  process.exit(1);
}
