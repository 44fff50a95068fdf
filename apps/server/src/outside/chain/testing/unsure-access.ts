import type { Address, Hex } from 'viem';
import { type Block, type ChainAccess, ChainUnreachable, type TransferLog } from '../chain-access.ts';
import type { Chance } from './chance.ts';
import { logsOf, type SimulatedBlock, type SimulatedChain } from './simulated-chain.ts';

/** What may go wrong on the way to a chain. Each is a number: once in so many calls; 0 is never. */
export type Unsure = {
  readonly silence: number;
  readonly staleHead: number;
  /** A head whose number and hash are of two blocks. */
  readonly mixedHead: number;
  /** Logs of a new block are not all there yet. */
  readonly missingLogs: number;
  readonly mixedLogs: number;
  /** The other endpoint does not agree, or does not answer. */
  readonly disagreement: number;
  /** The chain goes on, or is reorganised, between two calls. */
  readonly moves: number;
};

export const sure: Unsure = {
  silence: 0,
  staleHead: 0,
  mixedHead: 0,
  missingLogs: 0,
  mixedLogs: 0,
  disagreement: 0,
  moves: 0,
};

/** Blocks of which a node may not have all logs yet. */
const LATE_BLOCKS = 2;

/** A {@link ChainAccess} to a simulated chain that fails as networks do. */
export function unsureAccess(needs: {
  readonly chain: SimulatedChain;
  readonly chance: Chance;
  readonly unsure: () => Unsure;
  /** Moves the chain on. */
  readonly move: () => void;
  /** Transfers that the first endpoint invents, by block hash; the other one knows nothing of them. */
  readonly invented: ReadonlyMap<Hex, TransferLog>;
}): ChainAccess {
  const { chain, chance, unsure, move, invented } = needs;
  const happens = (times: number) => times > 0 && chance.onceIn(times);

  async function ask<Value>(answer: () => Value): Promise<Value> {
    await undefined;
    if (happens(unsure().moves)) move();
    if (happens(unsure().silence)) throw new ChainUnreachable('no answer');
    return answer();
  }

  const inventedOf = (txHash: Hex) => [...invented.values()].find((log) => log.txHash === txHash && isThere(log));
  const isThere = ({ block, blockHash }: TransferLog) => chain.at(block)?.hash === blockHash;

  function logs(block: SimulatedBlock, contracts: readonly Address[]): TransferLog[] {
    let told = logsOf(block).filter(({ contract }) => contracts.includes(contract));
    const lie = invented.get(block.hash);
    if (lie) told.push(lie);
    if (block.number > chain.head.number - LATE_BLOCKS && happens(unsure().missingLogs)) {
      told = told.filter(() => chance.onceIn(2));
    }
    if (!happens(unsure().mixedLogs)) return told;
    // Twice, in another order, and some of a block that is no more.
    const old = told.map((log) => ({
      ...log,
      blockHash: `0x9${log.blockHash.slice(3)}` as Hex,
      logIndex: log.logIndex + 7,
    }));
    return [...told, ...old, ...told].sort(() => chance.below(3) - 1);
  }

  function head(): Block {
    const old = chain.at(chain.head.number - 2) ?? chain.head;
    if (happens(unsure().mixedHead)) return { ...plain(chain.head), number: old.number };
    return plain(happens(unsure().staleHead) ? old : chain.head);
  }

  return {
    head: () => ask(head),
    block: (number) => ask(() => chain.at(number) && plain(chain.at(number)!)),
    transfers: (block, contracts) =>
      ask(() => {
        const found = chain.at(block.number);
        if (found?.hash !== block.hash) throw new ChainUnreachable('no such block');
        return logs(found, contracts);
      }),
    compare: (log) =>
      ask(() => {
        if (happens(unsure().disagreement)) {
          if (chance.onceIn(2)) throw new ChainUnreachable('the other endpoint does not answer');
          return 'different';
        }
        const found = chain.of(log.txHash);
        const same =
          found &&
          logsOf(found.block).some(
            (one) => one.txHash === log.txHash && one.logIndex === log.logIndex && one.blockHash === log.blockHash,
          );
        return same ? 'same' : 'different';
      }),
    agreed: (number) => ask(() => (happens(unsure().disagreement) ? undefined : chain.at(number)?.hash)),
    receipt: (txHash) =>
      ask(() => {
        const lie = inventedOf(txHash);
        if (lie) return { txHash, block: lie.block, blockHash: lie.blockHash, succeeded: true };
        const found = chain.of(txHash);
        if (!found) return undefined;
        const { number: block, hash: blockHash } = found.block;
        return { txHash, block, blockHash, succeeded: found.transaction.succeeds };
      }),
    settled: (txHash) =>
      ask(() => {
        const found = chain.of(txHash);
        if (!found) return inventedOf(txHash) ? 'differ' : undefined;
        const { number: block, hash: blockHash } = found.block;
        const transfers = logsOf(found.block).filter((log) => log.txHash === txHash);
        return { txHash, block, blockHash, succeeded: found.transaction.succeeds, transfers };
      }),
    origin: () => ask(() => undefined),
    nonces: () => ask(() => ({ lowest: 0, highest: 0 })),
    tokensAgreed: (contract, address, atBlock) => ask(() => chain.tokensOf(contract, address, atBlock)),
    tokensOf: (contract, address, atBlock = chain.head.number) =>
      ask(() => {
        if (!chain.at(atBlock)) throw new ChainUnreachable('no such block');
        let lied = 0n;
        for (const lie of invented.values()) {
          if (isThere(lie) && lie.block <= atBlock && lie.contract === contract && lie.to === address)
            lied += lie.atoms;
        }
        return chain.tokensOf(contract, address, atBlock) + lied;
      }),
    nonce: () => ask(() => 0),
    gasOf: () => ask(() => 0n),
    decimalsOf: () => ask(() => 8),
    isContract: () => ask(() => false),
    fees: () => ask(() => ({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n })),
    send: () => ask(() => undefined),
  };
}

const plain = ({ number, hash, parent, at }: SimulatedBlock): Block => ({ number, hash, parent, at });
