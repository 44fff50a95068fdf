import { randomBytes, randomInt } from 'node:crypto';
import type { Claim } from '@quay/store';
import { createPeriodicYield } from './periodic-yield.ts';
import type { Leaf } from './tree.ts';

const SALT = 32;

/**
 * The leaves of one asset: each user's balance on two of them, split at a random place, all in random order, and
 * padding up to a power of two. Who sees a neighbour's units learns nothing about whose they are or how much is whole.
 */
export async function leavesOf(claims: readonly Claim[]): Promise<Leaf[]> {
  const turn = createPeriodicYield();
  const leaves: Leaf[] = [];
  for (const { user, units } of claims) {
    const first = below(units + 1n);
    leaves.push({ user, part: 1, salt: randomBytes(SALT), units: first });
    leaves.push({ user, part: 2, salt: randomBytes(SALT), units: units - first });
    await turn();
  }
  for (let size = sizeFor(leaves.length); leaves.length < size; ) {
    leaves.push({ user: null, part: 0, salt: randomBytes(SALT), units: 0n });
    await turn();
  }
  for (let at = leaves.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [leaves[at], leaves[other]] = [leaves[other]!, leaves[at]!];
    await turn();
  }
  return leaves;
}

function sizeFor(count: number): number {
  let size = 2;
  while (size < count) size *= 2;
  return size;
}

/** A random whole number below `end`, each as likely as any other but for one in 2⁶⁴. */
function below(end: bigint): bigint {
  const bytes = randomBytes(16 + 8);
  return BigInt(`0x${bytes.toString('hex')}`) % end;
}
