import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiabilityProof, LiabilityTree } from '@quay/contract/wallet';
import type { Claim, LeafRow, NodeRow, Reads } from '@quay/store';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLiabilities } from '../apps/server/src/liabilities/liabilities.ts';
import { leafHash, parentOf } from '../apps/server/src/liabilities/tree.ts';
import { verify as verifyInBrowser } from '../apps/web/src/areas/wallet/proof/verify.ts';
import { verify } from './verify-liabilities.mjs';

const DAY = '2026-11-21';

/** The builder of the server with its rows in memory. */
async function built(claims: Claim[]) {
  let tree: LiabilityTree | undefined;
  const leaves: (LeafRow & { asset: string })[] = [];
  const nodes = new Map<string, NodeRow>();
  const placeOf = (asset: string, level: number, position: number) => `${asset} ${level} ${position}`;
  const rows: Reads['liabilities'] = {
    claims: async () => ({ seq: 1, at: 0, claims }),
    hasTree: async () => tree !== undefined,
    async publish(of, all) {
      tree = { ...of, sums: [] };
      for await (const one of all) {
        const asset = one.sum.symbol;
        tree.sums.push(one.sum);
        for (const leaf of one.leaves) leaves.push({ ...leaf, asset });
        for (const node of one.nodes) nodes.set(placeOf(asset, node.level, node.position), node);
      }
      return true;
    },
    published: async () => (tree ? [tree] : []),
    treeOf: async (day) => (day === DAY ? tree : undefined),
    leavesOf: async (user) =>
      leaves.filter(({ userId }) => userId === user).toSorted((one, other) => one.part - other.part),
    nodes: async (_, asset, wanted) => wanted.map(({ level, position }) => nodes.get(placeOf(asset, level, position))!),
  };
  const liabilities = createLiabilities({
    rows,
    chain: { reserves: async () => ({ units: new Map(), blocks: {}, addresses: {} }) },
    now: () => Date.parse(DAY),
    log: { warn: () => undefined },
  });
  await liabilities.look();
  return { liabilities, published: await liabilities.published() };
}

/** What both say, which write their checks independently of each other. */
async function checked(proof: LiabilityProof, published: LiabilityTree[], user = proof.user) {
  const shown = await verifyInBrowser(
    proof,
    user,
    published.find(({ day }) => day === proof.day),
  );
  return {
    tool: verify(proof, published).length === 0,
    browser: !shown.broken && shown.assets.every(({ failed }) => failed === undefined),
  };
}
const good = { tool: true, browser: true };
const bad = { tool: false, browser: false };

const claimsOf = (users: number): Claim[] =>
  Array.from({ length: users }, (_, at) => ({
    user: 100 + at,
    asset: 'USDT',
    units: 1n + BigInt(at) * 12_345_678_901n,
  }));

describe.each([1, 2, 3, 1_000])('a tree of %i users', (users) => {
  test('has everybody in it once, and the total is their sum', async () => {
    const claims = claimsOf(users);
    const { liabilities, published } = await built(claims);
    const places = new Set<number>();
    const some = users > 10 ? [0, 1, 499, users - 1] : claims.keys();
    for (const at of some) {
      const proof = (await liabilities.proofOf(100 + at, DAY))!;
      expect(proof.assets[0]!.balance).toBe(String(claims[at]!.units));
      expect(proof.assets[0]!.total).toBe(String(claims.reduce((all, { units }) => all + units, 0n)));
      for (const { index } of proof.assets[0]!.leaves) {
        expect(places.has(index)).toBe(false);
        places.add(index);
      }
      expect(await checked(proof, published)).toEqual(good);
    }
  });
});

test('who holds nothing has no proof, nor has a day without a tree or one that no calendar has', async () => {
  const { liabilities } = await built(claimsOf(2));
  expect(await liabilities.proofOf(7, DAY)).toBeUndefined();
  for (const day of ['2026-11-22', '2026-02-31', '2026-13-01', '0000-01-01', '', 'x', `${DAY} `])
    expect(await liabilities.proofOf(100, day)).toBeUndefined();
});

type Holder = Record<string, unknown> | unknown[];
/** Every place in a document: what holds it and under which name. */
function placesIn(holder: Holder): { holder: Holder; name: string }[] {
  return Object.entries(holder).flatMap(([name, value]) => [
    { holder, name },
    ...(value !== null && typeof value === 'object' ? placesIn(value as Holder) : []),
  ]);
}

/** A value that says something else. */
function other(value: unknown, how: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return how % 3 === 0 ? -value - 1 : how % 3 === 1 ? value + 1 : value - 1;
  if (typeof value === 'string') {
    if (/^\d+$/.test(value) && how % 2 === 0) return how % 4 === 0 ? `-${value}` : String(BigInt(value) + 1n);
    const at = how % value.length;
    return value.slice(0, at) + (value[at] === '0' ? '1' : '0') + value.slice(at + 1);
  }
  return null;
}

/** Changes, drops or swaps what stands at a place. */
function harm(at: { holder: Holder; name: string }, kind: 'change' | 'drop' | 'swap', how: number): void {
  const { holder, name } = at;
  if (!Array.isArray(holder)) {
    if (kind === 'drop') delete holder[name];
    else holder[name] = other(holder[name], how);
    return;
  }
  const index = Number(name);
  if (kind === 'drop') holder.splice(index, 1);
  else if (kind === 'change') holder[index] = other(holder[index], how);
  else {
    const next = (index + 1 + (how % Math.max(1, holder.length - 1))) % holder.length;
    [holder[index], holder[next]] = [holder[next], holder[index]];
  }
}

test('whatever is changed, dropped, negated or swapped anywhere in a proof, both find it', async () => {
  const { liabilities, published } = await built(claimsOf(5));
  const proof = (await liabilities.proofOf(102, DAY))!;
  const count = placesIn(structuredClone(proof)).length;
  let harmed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(count - 1),
      fc.constantFrom('change' as const, 'drop' as const, 'swap' as const),
      fc.nat(1_000),
      async (place, kind, how) => {
        const forged = structuredClone(proof);
        harm(placesIn(forged)[place]!, kind, how);
        if (JSON.stringify(forged) === JSON.stringify(proof)) return;
        harmed += 1;
        expect(await checked(forged, published, proof.user)).toEqual(bad);
      },
    ),
    { numRuns: 1_500 },
  );
  expect(harmed).toBeGreaterThan(1_000);
});

test('both find it when something else was published', async () => {
  const { liabilities, published } = await built(claimsOf(5));
  const proof = (await liabilities.proofOf(102, DAY))!;
  const elsewhere = await built(claimsOf(5));
  expect(await checked(proof, elsewhere.published)).toEqual(bad);
  expect(await checked(proof, [])).toEqual(bad);
  for (const name of ['root', 'total', 'leaves', 'symbol'] as const) {
    const forged = structuredClone(published);
    harm({ holder: forged[0]!.sums[0]! as unknown as Holder, name }, 'change', 3);
    expect(await checked(proof, forged), name).toEqual(bad);
  }
});

test('the page names the first step that is wrong', async () => {
  const { liabilities, published } = await built(claimsOf(3));
  const proof = (await liabilities.proofOf(101, DAY))!;
  const failed = async (change: (asset: LiabilityProof['assets'][number]) => void) => {
    const forged = structuredClone(proof);
    change(forged.assets[0]!);
    return (await verifyInBrowser(forged, '101', published[0])).assets[0]!.failed;
  };
  const more = (units: string) => String(BigInt(units) + 1n);
  expect(await failed(() => undefined)).toBeUndefined();
  expect(await failed((asset) => Object.assign(asset, { balance: more(asset.balance) }))).toBe('leaves');
  expect(await failed((asset) => asset.leaves.reverse())).toBe('leaves');
  expect(await failed((asset) => Object.assign(asset, { total: more(asset.total) }))).toBe('ways');
  expect(await failed(({ leaves }) => leaves[1]!.path.reverse())).toBe('ways');
  // Good by itself, and not what everybody was shown.
  const other = await built(claimsOf(3));
  const own = (await other.liabilities.proofOf(101, DAY))!;
  expect((await verifyInBrowser(own, '101', published[0])).assets[0]!.failed).toBe('published');
});

test("another's proof is not one's own", async () => {
  const { liabilities, published } = await built(claimsOf(2));
  const proof = (await liabilities.proofOf(100, DAY))!;
  expect(await checked(proof, published, '101')).toMatchObject({ browser: false });
  expect(await checked({ ...proof, user: '101' }, published)).toEqual(bad);
});

test('a sum that leaves somebody out leads that one to no root', async () => {
  const { liabilities, published } = await built(claimsOf(2));
  const [left, out] = [(await liabilities.proofOf(100, DAY))!, (await liabilities.proofOf(101, DAY))!];
  const { leaves, root } = left.assets[0]!;
  // A tree in which the second user's parts are worth nothing, made good all the way up.
  let node = {
    hash: leafHash(
      { user: 100, part: 1, salt: Buffer.from(leaves[0]!.salt, 'hex'), units: BigInt(leaves[0]!.units) },
      DAY,
      'USDT',
    ),
    units: BigInt(leaves[0]!.units),
  };
  for (const step of leaves[0]!.path) {
    const sibling = { hash: Buffer.from(step.hash, 'hex'), units: 0n };
    node = step.left ? parentOf(sibling, node) : parentOf(node, sibling);
  }
  const forged = structuredClone(published);
  forged[0]!.sums[0]!.root = Buffer.from(node.hash).toString('hex');
  expect(forged[0]!.sums[0]!.root).not.toBe(root);
  for (const proof of [left, out]) expect(await checked(proof, forged)).toEqual(bad);
});

/** The one in docs/proof-of-liabilities.md: every byte of it can be made by hand. */
const example = {
  leaf: 'bd1218ec95d12fca49e551ed48929a872c8285895900b579ae02d228fe1d6714',
  root: '1fc431e923420fe8c5700cfaf7423561900dc96f09aed0dd4e0d44285f80f1aa',
};

test('the worked example of the document is right', () => {
  const salt = (byte: number) => Buffer.alloc(32, byte);
  const leaf = { user: 1000, part: 1, salt: salt(0x11), units: 150_000_000n };
  const sibling = { user: 1000, part: 2, salt: salt(0x22), units: 50_000_000n };
  const hashes = [leaf, sibling].map((one) => ({ hash: leafHash(one, DAY, 'USDT'), units: one.units }));
  const root = parentOf(hashes[0]!, hashes[1]!);
  expect(Buffer.from(hashes[0]!.hash).toString('hex')).toBe(example.leaf);
  expect(Buffer.from(root.hash).toString('hex')).toBe(example.root);
});

test('the tool says what it found, and its exit code does too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-proof-'));
  const tool = path.resolve(import.meta.dirname, 'verify-liabilities.mjs');
  const file = (name: string, content: unknown) => {
    const at = path.join(folder, name);
    writeFileSync(at, JSON.stringify(content));
    return at;
  };
  const { liabilities, published } = await built(claimsOf(3));
  const proof = (await liabilities.proofOf(101, DAY))!;
  const [own, whole] = [file('proof.json', proof), file('published.json', { code: 0, message: '', data: published })];
  const says = execFileSync(process.execPath, [tool, own, whole], { encoding: 'utf8' });
  expect(says).toBe(
    `Account 101 is counted on ${DAY}:\n  USDT: 123.45678902 of 370.37036706, root ${proof.assets[0]!.root}\nAll as published.\n`,
  );
  const run = (...args: string[]) => spawnSync(process.execPath, [tool, ...args], { encoding: 'utf8' });
  expect(run(own)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Not compared with what was published'),
  });
  const forged = file('forged.json', { ...proof, user: '102' });
  expect(run(forged, whole)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^This does not add up:\n {2}USDT: /),
  });
  for (const args of [[], [path.join(folder, 'none.json')], [own, whole, whole]])
    expect(run(...args)).toMatchObject({ status: 2, stdout: '' });
  rmSync(folder, { recursive: true });
});
