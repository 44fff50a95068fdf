import type { LiabilityProof, LiabilityTree } from '@quay/contract/wallet';
import { text } from '@quay/money';
import type { BuiltTree, Claim, Reads } from '@quay/store';
import type { Chain } from '../outside/chain/chain.ts';
import { leavesOf } from './leaves.ts';
import { levelsOf, type Node } from './tree.ts';

/** What Quay owes its users, once a UTC day, as trees that anybody can check their own leaves in. */
export type Liabilities = {
  /** Makes the trees of today if nobody has made them yet and something is owed. */
  look(): Promise<void>;
  published(): Promise<LiabilityTree[]>;
  proofOf(user: number, day: string): Promise<LiabilityProof | undefined>;
};

type Needs = {
  readonly rows: Reads['liabilities'];
  readonly chain: Pick<Chain, 'reserves'>;
  readonly now: () => number;
  readonly log: { warn(line: string): void };
};

type Reserves = Awaited<ReturnType<Chain['reserves']>>;

const PUBLISHED_DAYS = 30;
/** A tree is published once and for good, so a chain that cannot be asked just now is waited for, but not all day. */
const UNREAD_MAX_MS = 10 * 60_000;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export function createLiabilities({ rows, chain, now, log }: Needs): Liabilities {
  let looking: Promise<void> | undefined;
  /** Since when reserves could not be read. */
  let unread: number | undefined;

  async function reserves(): Promise<Reserves | 'later' | undefined> {
    try {
      const held = await chain.reserves();
      unread = undefined;
      return held;
    } catch (error) {
      unread ??= now();
      if (now() - unread < UNREAD_MAX_MS) return 'later';
      log.warn(`liabilities are published without reserves: ${(error as Error).message}`);
      return undefined;
    }
  }

  async function look(): Promise<void> {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (await rows.hasTree(day)) return;
    const held = await reserves();
    if (held === 'later') return;
    const { seq, at, claims } = await rows.claims();
    if (claims.length === 0) return;
    await rows.publish({ day, at, seq, ...readAt(held) }, treesOf(claims, day, held));
  }

  return {
    async look() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    },

    published: () => rows.published(PUBLISHED_DAYS),

    async proofOf(user, day) {
      const tree = isDay(day) ? await rows.treeOf(day) : undefined;
      const leaves = tree ? await rows.leavesOf(user, day) : [];
      if (!tree || leaves.length === 0) return undefined;
      const assets: LiabilityProof['assets'] = [];
      for (const sum of tree.sums) {
        const own = leaves.filter((leaf) => leaf.asset === sum.symbol);
        if (own.length === 0) continue;
        const height = Math.log2(sum.leaves);
        const ways = own.map(({ position }) => wayFrom(position, height));
        const nodes = await rows.nodes(day, sum.symbol, [...ways.flat(), { level: height, position: 0 }]);
        const nodeAt = (level: number, position: number) =>
          nodes.find((node) => node.level === level && node.position === position)!;
        assets.push({
          symbol: sum.symbol,
          root: sum.root,
          total: nodeAt(height, 0).units,
          balance: String(own.reduce((all, leaf) => all + BigInt(leaf.units), 0n)),
          leaves: own.map((leaf, at) => ({
            salt: hex(leaf.salt),
            part: leaf.part,
            units: leaf.units,
            index: leaf.position,
            path: ways[at]!.map(({ level, position }) => {
              const { hash, units } = nodeAt(level, position);
              return { left: position % 2 === 0, hash: hex(hash), units };
            }),
          })),
        });
      }
      return { format: 'quay-liability-proof/1', day, user: String(user), assets };
    },
  };
}

/** One asset after the other: only one tree at a time is in memory. */
async function* treesOf(
  claims: readonly Claim[],
  day: string,
  held: Reserves | undefined,
): AsyncGenerator<BuiltTree, void, undefined> {
  for (const [symbol, own] of Map.groupBy(claims, (claim) => claim.asset)) {
    const leaves = await leavesOf(own);
    const levels = await levelsOf(leaves, day, symbol);
    const { hash, units } = levels.at(-1)![0]!;
    yield {
      sum: {
        symbol,
        root: hex(hash),
        total: text(units),
        leaves: leaves.length,
        reserves: reservesOf(held?.units, symbol),
      },
      leaves: leaves.values().map(({ user, units: part, ...leaf }, position) => ({
        ...leaf,
        position,
        userId: user,
        units: String(part),
      })),
      nodes: nodesOf(levels),
    };
  }
}

function* nodesOf(levels: readonly (readonly Node[])[]) {
  for (const [level, nodes] of levels.entries()) {
    for (const [position, { hash, units }] of nodes.entries()) yield { level, position, hash, units: String(units) };
  }
}

/** The siblings on the way from a leaf to the root. */
const wayFrom = (position: number, height: number) =>
  Array.from({ length: height }, (_, level) => ({ level, position: Math.floor(position / 2 ** level) ^ 1 }));

/** Whether the calendar has it: the database refuses to look for what it has not. */
function isDay(day: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(day)) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** None where no chain was asked about the asset. */
const reservesOf = (units: ReadonlyMap<string, bigint> | undefined, asset: string): string | null => {
  const held = units?.get(asset);
  return held === undefined ? null : text(held);
};

const readAt = (held: Reserves | undefined) => ({
  blocks: { ...held?.blocks },
  addresses: Object.fromEntries(Object.entries(held?.addresses ?? {}).map(([name, all]) => [name, [...all]])),
});
