import type { Address, Hex } from 'viem';
import { type Block, type ChainAccess, ChainUnreachable, type TransferLog } from '../chain-access.ts';
import { bloomWith } from '../deposits/bloom.ts';
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
  /** An endpoint with gaps, as long as the mood lasts: which one, and what it does not tell. */
  readonly gap: Gap | undefined;
};

/**
 * `logs`: it answers `[]`. `some-logs`: it leaves some out. `receipts`: receipts of transactions as well. `bloom`: its
 * headers have an empty bloom besides, so that nothing it says is a sign of what is missing.
 */
export type Gap = { readonly endpoint: 'one' | 'other'; readonly of: 'logs' | 'some-logs' | 'receipts' | 'bloom' };

export const sure: Unsure = {
  silence: 0,
  staleHead: 0,
  mixedHead: 0,
  missingLogs: 0,
  mixedLogs: 0,
  disagreement: 0,
  moves: 0,
  gap: undefined,
};

/** Blocks of which a node may not have all logs yet. */
const LATE_BLOCKS = 2;
const names = ['one', 'other'] as const;

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
    if (hides('one', 'logs')) return [];
    let logs = logsOf(block).filter(({ contract }) => contracts.includes(contract));
    const lie = invented.get(block.hash);
    if (lie) logs.push(lie);
    if (block.number > chain.head.number - LATE_BLOCKS && happens(unsure().missingLogs)) {
      logs = logs.filter(() => chance.onceIn(2));
    }
    if (!happens(unsure().mixedLogs)) return logs;
    // Twice, in another order, and some of a block that is no more.
    const old = logs.map((log) => ({
      ...log,
      blockHash: `0x9${log.blockHash.slice(3)}` as Hex,
      logIndex: log.logIndex + 7,
    }));
    return [...logs, ...old, ...logs].sort(() => chance.below(3) - 1);
  }

  const ranks = { 'some-logs': 0, logs: 1, receipts: 2, bloom: 3 } as const;
  const hides = (endpoint: string, what: keyof typeof ranks): boolean => {
    const { gap } = unsure();
    return gap?.endpoint === endpoint && ranks[gap.of] >= ranks[what];
  };
  const silentOrNone = () => (chance.onceIn(2) ? 'silent' : 'none');
  const inventedAt = ({ hash }: SimulatedBlock) => [...invented.values()].filter(({ blockHash }) => blockHash === hash);
  const bloom = (endpoint: string, block: SimulatedBlock) => bloomWith(hides(endpoint, 'bloom') ? [] : logsOf(block));

  /** What one endpoint tells of a block that is no longer new. */
  function shownBy(endpoint: string, block: SimulatedBlock): TransferLog[] {
    if (hides(endpoint, 'logs')) return [];
    const logs = [...logsOf(block), ...(endpoint === 'one' ? inventedAt(block) : [])];
    // The same ones each time: by the number of the block.
    return hides(endpoint, 'some-logs') ? logs.filter((_, at) => (at + block.number) % 2 === 0) : logs;
  }

  /** What the transactions of a block say that they bring, failed ones too. */
  const paymentsReply = (endpoint: string, { number: block, transactions }: SimulatedBlock) =>
    transactions.flatMap(({ txHash, payment }) => {
      if (!payment || payment.isInner || hides(endpoint, 'receipts')) return [];
      const { from, to, wei } = payment;
      return [{ txHash, block, from, to, wei }];
    });

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
    notifyAll: (block) =>
      ask(() => {
        const found = chain.at(block.number);
        if (found?.hash !== block.hash) throw new ChainUnreachable('no such block');
        return names
          .filter((_, at) => at === 0 || !happens(unsure().silence))
          .map((endpoint) => ({
            endpoint,
            transfers: shownBy(endpoint, found),
            payments: paymentsReply(endpoint, found),
            bloom: bloom(endpoint, found),
          }));
      }),
    receiptTransfers: (endpoint, block) =>
      ask(() => {
        const found = chain.at(block.number);
        if (found?.hash !== block.hash || hides(endpoint, 'receipts')) return undefined;
        return [...logsOf(found), ...(endpoint === 'one' ? inventedAt(found) : [])];
      }),
    witnesses: (log) =>
      ask(() =>
        names.map((endpoint) => {
          // Of a small one that was invented the other's silence would be enough: one word counts where nobody contradicts.
          if (endpoint === 'other' && !inventedOf(log.txHash) && happens(unsure().disagreement))
            return { endpoint, says: silentOrNone() };
          const found = chain.at(log.block);
          const isThis = (one: TransferLog) =>
            one.txHash === log.txHash && one.logIndex === log.logIndex && one.atoms >= log.atoms;
          const own = found?.hash === log.blockHash ? logsOf(found) : [];
          const lies = endpoint === 'one' && found ? inventedAt(found) : [];
          const has = !hides(endpoint, 'receipts') && [...own, ...lies].some(isThis);
          if (has) return { endpoint, says: 'has' as const, balances: '' };
          return { endpoint, says: 'none' as const, ...(found && { bloom: bloom(endpoint, found) }) };
        }),
      ),
    agreed: (number) => ask(() => (happens(unsure().disagreement) ? undefined : chain.at(number)?.hash)),
    receipt: (txHash) =>
      ask(() => {
        const lie = inventedOf(txHash);
        if (lie) return { txHash, block: lie.block, blockHash: lie.blockHash, succeeded: true };
        const found = chain.of(txHash);
        if (!found || hides('one', 'receipts')) return undefined;
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
    tokensAgreed: (contract, address, atBlock) =>
      ask(() => {
        if (!chain.at(atBlock)) throw new ChainUnreachable('no such block');
        const isLied = [...invented.values()].some(
          (lie) => isThere(lie) && lie.block <= atBlock && lie.contract === contract && lie.to === address,
        );
        return isLied ? undefined : chain.tokensOf(contract, address, atBlock);
      }),
    coinsAgreed: (address, atBlock) =>
      ask(() => (happens(unsure().disagreement) ? undefined : chain.coinsOf(address, atBlock))),
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
