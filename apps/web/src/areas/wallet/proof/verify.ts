import type { LiabilityLeaf, LiabilityProof, LiabilityTree } from '@quay/contract/wallet';
import { units } from '@quay/money';

/**
 * What is looked at, in this order:
 * - `leaves`: two leaves with the number of the account, in two places, which together hold the balance.
 * - `ways`: hashed with all that stands beside it, each leaf leads to the root, and the sums come to the total.
 * - `published`: root, total and height of the tree are what was published.
 */
export const checks = ['leaves', 'ways', 'published'] as const;
export type Check = (typeof checks)[number];

export type CheckedAsset = {
  readonly asset: LiabilityProof['assets'][number];
  /** The first check that failed; those after it say nothing. */
  readonly failed?: Check;
};

/** `broken` is wrong with the proof as a whole. */
export type Checked = { readonly broken: boolean; readonly assets: readonly CheckedAsset[] };

type Node = { readonly hash: Uint8Array<ArrayBuffer>; readonly units: bigint };

const FORMAT = 'quay-liability-proof/1';
const HASH = /^[0-9a-f]{64}$/;
const UNITS = /^(0|[1-9]\d{0,38})$/;
const END = 1n << 127n;
/** More leaves than anybody will ever have. */
const HIGHEST = 40;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const text = new TextEncoder();

const broken: Checked = { broken: true, assets: [] };

/**
 * Checks a proof with what the browser has, and asks nobody. `user` is whose proof it has to be, `published` the tree
 * of its day. What has not even the shape of a proof is broken as well.
 */
export const verify = (proof: LiabilityProof, user: string, published: LiabilityTree | undefined): Promise<Checked> =>
  checkAll(proof, user, published).catch(() => broken);

async function checkAll(proof: LiabilityProof, user: string, published: LiabilityTree | undefined): Promise<Checked> {
  const names = new Set(proof.assets.map(({ symbol }) => symbol));
  const whole =
    proof.format === FORMAT &&
    proof.user === user &&
    /^[1-9]\d*$/.test(user) &&
    published?.day === proof.day &&
    proof.assets.length > 0 &&
    names.size === proof.assets.length;
  if (!whole) return broken;
  const assets: CheckedAsset[] = [];
  for (const asset of proof.assets) {
    const failed = await failedCheck(asset, proof, published);
    assets.push({ asset, ...(failed && { failed }) });
  }
  return { broken: false, assets };
}

async function failedCheck(
  asset: LiabilityProof['assets'][number],
  proof: LiabilityProof,
  published: LiabilityTree,
): Promise<Check | undefined> {
  const { symbol, root, total, balance, leaves } = asset;
  const [first, second] = leaves;
  const height = first?.path.length ?? 0;
  const right =
    first &&
    second &&
    leaves.length === 2 &&
    height >= 1 &&
    height <= HIGHEST &&
    leaves.every((leaf, at) => leaf.part === at + 1 && isWhole(leaf, height)) &&
    first.index !== second.index &&
    isUnits(balance) &&
    BigInt(first.units) + BigInt(second.units) === BigInt(balance);
  if (!right) return 'leaves';

  for (const leaf of leaves) {
    const top = await topOf(leaf, proof, symbol);
    if (!top || hexOf(top.hash) !== root || String(top.units) !== total) return 'ways';
  }

  const sum = published.sums.find((one) => one.symbol === symbol);
  const same = sum && sum.root === root && units(sum.total) === BigInt(total) && sum.leaves === 2 ** height;
  return same ? undefined : 'published';
}

const isUnits = (value: string) => UNITS.test(value) && BigInt(value) < END;

const isWhole = (leaf: LiabilityLeaf, height: number) =>
  HASH.test(leaf.salt) &&
  isUnits(leaf.units) &&
  leaf.path.length === height &&
  leaf.path.every((step) => HASH.test(step.hash) && isUnits(step.units)) &&
  Number.isSafeInteger(leaf.index) &&
  leaf.index >= 0 &&
  leaf.index < 2 ** height;

/** Where a leaf's way ends. Nothing for a way that is on the wrong side or has a sum out of range. */
async function topOf(leaf: LiabilityLeaf, { day, user }: LiabilityProof, symbol: string): Promise<Node | undefined> {
  let node: Node = { hash: await leafHash(leaf, [day, symbol, user]), units: BigInt(leaf.units) };
  for (const [level, { left, hash, units }] of leaf.path.entries()) {
    if (left !== (Math.floor(leaf.index / 2 ** level) % 2 === 1)) return undefined;
    const sibling: Node = { hash: bytesOf(hash), units: BigInt(units) };
    const sum = node.units + sibling.units;
    if (sum >= END) return undefined;
    node = { hash: left ? await nodeHash(sibling, node) : await nodeHash(node, sibling), units: sum };
  }
  return node;
}

const leafHash = ({ salt, part, units }: LiabilityLeaf, texts: readonly string[]) =>
  sha256([
    text.encode('quay/leaf/1'),
    bytesOf(salt),
    ...texts.flatMap((one) => {
      const bytes = text.encode(one);
      return [bigEndian(BigInt(bytes.length), 4), bytes];
    }),
    bigEndian(BigInt(part), 1),
    bigEndian(BigInt(units), 16),
  ]);

const nodeHash = (left: Node, right: Node) =>
  sha256([text.encode('quay/node/1'), ...[left, right].flatMap(({ hash, units }) => [hash, bigEndian(units, 16)])]);

const bigEndian = (value: bigint, bytes: number) => bytesOf(value.toString(16).padStart(2 * bytes, '0'));

async function sha256(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  const all = await new Blob([...parts]).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}
