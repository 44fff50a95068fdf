import { LIQUIDITY_COIN } from '@quay/contract/liquidity';
import type { LinkedWallet, RecordReadings } from '@quay/core';
import type { Address } from 'viem';
import { unitsOf } from '../../outside/chain/networks.ts';
import { unlessSilent } from './looking.ts';
import { momentOf, type Part, partAt } from './moments.ts';
import type { LiquidityNeeds } from './needs.ts';

/** Wallets that are asked for, and recorded, together. */
const AT_ONCE = 100;
/** Questions to a chain at a time. */
const BESIDE = 8;
/** What a chain did not answer is asked for again after this part of a part of a day. */
const AGAIN_PART = 60;

/** Reads what linked wallets hold, once in each part of a day, and records it. */
export type Readings = { run(): Promise<void> };

export function createReadings(needs: LiquidityNeeds): Readings {
  const { core, reads, chain, secrets, caughtUp, now } = needs;
  /** The part of a day that is being read, which networks are done with it, and who has unlinked and was read in it. */
  let current: { readonly key: string; readonly done: Set<string>; readonly ended: Set<number>; againAt: number } = {
    ...{ key: '', done: new Set(), ended: new Set(), againAt: 0 },
  };

  async function heldBy(network: string, wallets: readonly LinkedWallet[], block: number) {
    const { contract, decimals } = chain.token(network, LIQUIDITY_COIN)!;
    const readings: { wallet: number; held: bigint }[] = [];
    for (let from = 0; from < wallets.length; from += BESIDE) {
      const found = await Promise.all(
        wallets.slice(from, from + BESIDE).map(async ({ id: wallet, address }) => {
          const atoms = await unlessSilent(() =>
            chain.access(network).tokensAgreed(contract, address as Address, block),
          );
          return atoms === undefined ? [] : [{ wallet, held: unitsOf(atoms, decimals) }];
        }),
      );
      readings.push(...found.flat());
    }
    return readings;
  }

  /** All of a network at one block, so that no coin counts in two wallets. Gives whether every one answered. */
  async function readNetwork(network: string, { day, part, endsAt }: Part): Promise<boolean> {
    const head = await unlessSilent(() => chain.access(network).head());
    if (!head) return false;
    let isWhole = true;
    for (let after = 0; ; ) {
      const found = await reads.liquidity.toRead(network, day, part, after, AT_ONCE);
      const wallets = found.filter(({ id }) => !current.ended.has(id));
      const readings = await heldBy(network, wallets, head.number);
      if (readings.length < wallets.length) isWhole = false;
      // What comes after its part would count for the next one, whose moment could then be known.
      if (now() >= endsAt) return false;
      if (readings.length > 0) {
        const input = { block: head.number, readings } satisfies RecordReadings;
        const { outcome } = await core.submit('liquidity/record-readings', input);
        if (!outcome.ok) throw new Error(`readings were refused: ${outcome.refusal.reason}`);
      }
      for (const { id, status } of wallets) {
        if (status === 'ended' && readings.some(({ wallet }) => wallet === id)) current.ended.add(id);
      }
      const last = found.at(-1);
      if (found.length < AT_ONCE || !last) return isWhole;
      after = last.id;
    }
  }

  return {
    async run() {
      const terms = await reads.liquidity.terms();
      if (!terms) return;
      const at = now();
      const part = partAt(at, terms.dayMs);
      const key = `${part.day}/${part.part}`;
      if (current.key !== key) current = { key, done: new Set(), ended: new Set(), againAt: 0 };
      if (at < momentOf(secrets, LIQUIDITY_COIN, part) || at < current.againAt) return;
      const networks = chain.networks.filter(
        ({ name }) => chain.token(name, LIQUIDITY_COIN) && !current.done.has(name),
      );
      if (networks.length === 0) return;
      // Who was read before a restart is among the rows.
      await caughtUp();
      for (const { name } of networks) if (await readNetwork(name, part)) current.done.add(name);
      current.againAt = at + (part.endsAt - part.beginsAt) / AGAIN_PART;
    },
  };
}
