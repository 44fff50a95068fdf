import { createHash } from 'node:crypto';
import { createPeriodicYield } from './periodic-yield.ts';

/** A claim on a leaf: part of what a user holds of an asset. Padding has no user and no units. */
export type Leaf = {
  readonly user: number | null;
  readonly part: number;
  readonly salt: Uint8Array;
  readonly units: bigint;
};
/** A node commits to both of its children, each with its hash and its units: neither sum can be moved to the other. */
export type Node = { readonly hash: Uint8Array; readonly units: bigint };

const LEAF = Buffer.from('quay/leaf/1');
const NODE = Buffer.from('quay/node/1');

export function leafHash(leaf: Leaf, day: string, asset: string): Uint8Array {
  const hash = createHash('sha256').update(LEAF).update(leaf.salt);
  for (const text of [day, asset, leaf.user === null ? '' : String(leaf.user)]) hash.update(withLength(text));
  return hash.update(Uint8Array.of(leaf.part)).update(sixteen(leaf.units)).digest();
}

export function parentOf(left: Node, right: Node): Node {
  const hash = createHash('sha256').update(NODE);
  for (const child of [left, right]) hash.update(child.hash).update(sixteen(child.units));
  return { hash: hash.digest(), units: left.units + right.units };
}

/**
 * All levels of the tree, the leaves first, the root last. There are as many leaves as a power of two, at least two.
 * Others get their turn in between.
 */
export async function levelsOf(leaves: readonly Leaf[], day: string, asset: string): Promise<Node[][]> {
  const turn = createPeriodicYield();
  const bottom: Node[] = [];
  for (const leaf of leaves) {
    bottom.push({ hash: leafHash(leaf, day, asset), units: leaf.units });
    await turn();
  }
  const levels = [bottom];
  for (let level = bottom; level.length > 1; ) {
    const above: Node[] = [];
    for (let at = 0; at < level.length; at += 2) {
      above.push(parentOf(level[at]!, level[at + 1]!));
      await turn();
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

function withLength(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** 16 bytes, big-endian. @throws for what is negative or does not fit: no such sum is ever published */
function sixteen(units: bigint): Uint8Array {
  if (units < 0n || units >= 1n << 127n) throw new Error('a sum of liabilities is out of range');
  return Buffer.from(units.toString(16).padStart(32, '0'), 'hex');
}
