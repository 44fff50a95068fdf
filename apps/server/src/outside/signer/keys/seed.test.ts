import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keysOf } from './keys.ts';
import { openSeed, sealSeed } from './sealed-seed.ts';
import { hasSeed, resealSeed, seedIn } from './seed.ts';
import { makeUnlockKey, readUnlockKey, type UnlockKey } from './unlock-key.ts';

const SEED = Buffer.alloc(32, 7);
const key: UnlockKey = { kind: 'key', secret: Buffer.alloc(32, 1) };
const otherKey: UnlockKey = { kind: 'key', secret: Buffer.alloc(32, 2) };
const passphrase: UnlockKey = { kind: 'passphrase', secret: Buffer.from('correct horse battery') };
let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quay-seed-'));
  folder = path.join(root, 'signer');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, name);
/** As an earlier version left it. */
function leaveInClear(): void {
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(file('seed'), `${SEED.toString('hex')}\n`, { mode: 0o600 });
}

/** All bytes that stand in the folder. */
const onDisk = () => Buffer.concat(readdirSync(folder).map((name) => readFileSync(file(name))));
/** The seed in every form in which somebody would look for it. */
const formsOf = (seed: Buffer): Buffer[] => [
  seed,
  Buffer.from(seed.toString('hex')),
  Buffer.from(seed.toString('hex').toUpperCase()),
  Buffer.from(seed.toString('base64')),
];

describe('the seed on the disk', () => {
  test.each([
    ['a key', key],
    ['a passphrase', passphrase],
  ])('is made once, for its owner alone, and says nothing without %s', (_what, one) => {
    expect(hasSeed(folder)).toBe(false);
    const seed = seedIn(folder, one);
    expect(hasSeed(folder)).toBe(true);
    expect(seedIn(folder, one)).toEqual(seed);
    for (const form of formsOf(seed)) expect(onDisk().includes(form)).toBe(false);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual(['seed.sealed']);
    expect(statSync(file('seed.sealed')).mode & 0o777).toBe(0o600);
  });

  test('another key does not open it, and says so in one line', () => {
    seedIn(folder, key);
    const refusal = 'the key of the signer does not open its seed: it is another key, or the sealed seed was changed';
    expect(() => seedIn(folder, otherKey)).toThrow(refusal);
    expect(() => seedIn(folder, passphrase)).toThrow('the seed of the signer is sealed under a key of 64 digits');
  });

  test.each(['salt', 'nonce', 'tag', 'sealed'])('a changed %s is noticed', (part) => {
    const text = sealSeed(SEED, key);
    const said = JSON.parse(text) as Record<string, string>;
    const digit = said[part]![0] === '0' ? '1' : '0';
    expect(openSeed(text, key)).toEqual(SEED);
    expect(() => openSeed(JSON.stringify({ ...said, [part]: digit + said[part]!.slice(1) }), key)).toThrow('changed');
  });

  test('one of a later version, a damaged one and one with an endless derivation are refused', () => {
    const said = JSON.parse(sealSeed(SEED, passphrase)) as object;
    expect(() => openSeed(JSON.stringify({ ...said, version: 2 }), passphrase)).toThrow('in version 2');
    expect(() => openSeed(JSON.stringify({ ...said, logN: 40 }), passphrase)).toThrow('is damaged');
    expect(() => openSeed('not-a-seed', key)).toThrow('the sealed seed of the signer is damaged');
  });

  test('each sealing looks different', () => {
    expect(sealSeed(SEED, key)).not.toBe(sealSeed(SEED, key));
  });
});

describe('a seed that an earlier version left in clear', () => {
  test('is sealed at the next start, and the clear one is gone', () => {
    leaveInClear();
    expect(seedIn(folder, key)).toEqual(SEED);
    expect(readdirSync(folder)).toEqual(['seed.sealed']);
    for (const form of formsOf(SEED)) expect(onDisk().includes(form)).toBe(false);
    expect(seedIn(folder, key)).toEqual(SEED);
    expect(keysOf(seedIn(folder, key)).hotWallet).toBe(keysOf(SEED).hotWallet);
  });

  test('a start that ended between the two is finished by the next', () => {
    leaveInClear();
    writeFileSync(file('seed.sealed'), sealSeed(SEED, key), { mode: 0o600 });
    writeFileSync(file('seed.sealed.new'), 'half', { mode: 0o600 });
    expect(seedIn(folder, key)).toEqual(SEED);
    expect(existsSync(file('seed'))).toBe(false);
  });

  test('stays as long as the sealed one cannot be opened or is another', () => {
    leaveInClear();
    writeFileSync(file('seed.sealed'), sealSeed(SEED, otherKey), { mode: 0o600 });
    expect(() => seedIn(folder, key)).toThrow('does not open');
    writeFileSync(file('seed.sealed'), sealSeed(Buffer.alloc(32, 8), key), { mode: 0o600 });
    expect(() => seedIn(folder, key)).toThrow('are two seeds');
    expect(readFileSync(file('seed'), 'utf8').trim()).toBe(SEED.toString('hex'));
  });

  test('a damaged one is not repeated', () => {
    leaveInClear();
    writeFileSync(file('seed'), 'not-a-seed');
    expect(() => seedIn(folder, key)).toThrow(/^the seed of the signer is damaged$/);
  });
});

describe('what others can read is refused by its path', () => {
  test.each([0o640, 0o604, 0o620])('a sealed seed of mode %o', (mode) => {
    seedIn(folder, key);
    chmodSync(file('seed.sealed'), mode);
    // As root the file is root's: its group is then nobody else, and only others count.
    const isRoots = process.getuid?.() === 0 && (mode & 0o007) === 0;
    if (isRoots) expect(seedIn(folder, key)).toHaveLength(32);
    else
      expect(() => seedIn(folder, key)).toThrow(`the seed of the signer at ${file('seed.sealed')} must be readable by`);
  });

  test('a folder and a key', () => {
    seedIn(folder, key);
    chmodSync(folder, 0o705);
    expect(() => seedIn(folder, key)).toThrow(`the folder of the signer at ${folder} must be readable by its owner`);
    const keyFile = path.join(root, 'signer.key');
    writeFileSync(keyFile, 'ab'.repeat(32));
    chmodSync(keyFile, 0o604);
    expect(() => readUnlockKey(keyFile)).toThrow(`the key of the signer at ${keyFile} must be readable by its owner`);
  });
});

describe('the key', () => {
  const keyFile = () => path.join(root, 'keys', 'signer.key');

  test('is made once and never replaced', () => {
    makeUnlockKey(keyFile());
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    const made = readUnlockKey(keyFile());
    expect(made).toMatchObject({ kind: 'key' });
    expect(made.secret).toHaveLength(32);
    expect(() => makeUnlockKey(keyFile())).toThrow('is there already');
    expect(readUnlockKey(keyFile())).toEqual(made);
  });

  test('that is missing, or too short, is refused by name and not repeated', () => {
    expect(() => readUnlockKey(keyFile())).toThrow(`there is no file ${keyFile()} (SIGNER_KEY_FILE)`);
    mkdirSync(path.dirname(keyFile()), { mode: 0o700 });
    writeFileSync(keyFile(), 'hunter2', { mode: 0o600 });
    expect(() => readUnlockKey(keyFile())).toThrow(/^(?!.*hunter2).*passphrase of at least 16 characters$/);
    writeFileSync(keyFile(), 'correct horse battery\n', { mode: 0o600 });
    expect(readUnlockKey(keyFile())).toEqual(passphrase);
  });

  test.each([
    ['another key', otherKey],
    ['a passphrase', passphrase],
  ])('is replaced by %s: from then on that one alone opens the same seed', (_what, next) => {
    const seed = seedIn(folder, key);
    resealSeed(folder, key, next);
    expect(seedIn(folder, next)).toEqual(seed);
    expect(() => seedIn(folder, key)).toThrow();
    expect(() => resealSeed(folder, key, otherKey)).toThrow();
    expect(seedIn(folder, next)).toEqual(seed);
  });
});
