import type { NetworkRow, SeenTransfer, TransferRow } from '@quay/store';
import type { DepositLedger, DepositRows, TransferKey } from '../deposits/ledger.ts';

type Credited = { state: 'credited' | 'reversed'; readonly owner: number; readonly amount: bigint };

const keyOf = ({ txHash, logIndex }: Pick<TransferKey, 'txHash' | 'logIndex'>): string => `${txHash} ${logIndex}`;

/** A ledger that counts: what is credited twice, or taken back without having been given, is a fault. */
export class MemoryLedger implements DepositLedger {
  readonly credits = new Map<string, Credited>();
  readonly balances = new Map<number, bigint>();

  async credit({ owner, amount, ...key }: Parameters<DepositLedger['credit']>[0]) {
    const known = this.credits.get(keyOf(key));
    if (known?.state !== 'credited') {
      this.credits.set(keyOf(key), { state: 'credited', owner, amount });
      this.balances.set(owner, (this.balances.get(owner) ?? 0n) + amount);
    }
    return { creditedAt: 1 };
  }

  async reverse(key: TransferKey) {
    const known = this.credits.get(keyOf(key));
    if (!known) throw new Error(`nothing was credited for ${keyOf(key)}`);
    if (known.state === 'reversed') return;
    known.state = 'reversed';
    this.balances.set(known.owner, this.balances.get(known.owner)! - known.amount);
  }

  async shown() {}
}

/** The rows of deposits in memory. They do what `packages/store/src/areas/chain/scan.ts` does in SQL. */
export class MemoryRows implements DepositRows {
  readonly transfers = new Map<string, TransferRow>();
  readonly #blocks = new Map<number, string>();
  readonly #ledger: MemoryLedger;
  #row: NetworkRow | undefined;
  #made = 0;

  constructor(ledger: MemoryLedger) {
    this.#ledger = ledger;
  }

  setHalted(halted: boolean): void {
    if (this.#row) this.#row = { ...this.#row, halted };
  }

  async networkRow() {
    return this.#row;
  }

  async beginNetwork(network: string, { number, hash }: { number: number; hash: string }) {
    if (this.#row) return;
    this.#blocks.set(number, hash);
    const open = { halted: false, haltedWhy: null, haltedBy: null, haltedAt: null };
    this.#row = { network, scanned: number, confirmed: number, ...open };
  }

  async blockHash(_network: string, number: number) {
    return this.#blocks.get(number);
  }

  async takeIn(
    network: string,
    { number, hash }: { number: number; hash: string },
    transfers: readonly SeenTransfer[],
    at: number,
    keepFrom: number,
  ) {
    if (this.#row?.scanned !== number - 1) return;
    this.#row = { ...this.#row, scanned: number };
    this.#blocks.set(number, hash);
    for (const old of this.#blocks.keys()) if (old < keepFrom) this.#blocks.delete(old);
    this.#write(network, transfers, at);
  }

  async takeInConfirmed(network: string, number: number, transfers: readonly SeenTransfer[], at: number) {
    this.#write(network, transfers, at);
    const row = this.#row!;
    if (row.confirmed < number && row.scanned >= number) this.#row = { ...row, confirmed: number };
  }

  #write(network: string, transfers: readonly SeenTransfer[], at: number): void {
    for (const seen of transfers) {
      const known = this.transfers.get(keyOf(seen));
      if (!known) {
        this.#made += 1;
        this.transfers.set(keyOf(seen), { ...seen, id: this.#made, network, seenAt: at, creditedAt: null });
      } else if (known.state !== 'credited') {
        this.transfers.set(keyOf(seen), { ...known, ...seen });
      }
    }
  }

  async rewind(_network: string, to: number) {
    for (const [key, row] of this.transfers) {
      if (row.block <= to || (row.state !== 'pending' && row.state !== 'small')) continue;
      this.transfers.set(key, { ...row, state: row.creditedAt === null ? 'gone' : 'reversed' });
    }
    for (const number of this.#blocks.keys()) if (number > to) this.#blocks.delete(number);
    const row = this.#row!;
    if (row.scanned > to) this.#row = { ...row, scanned: to, confirmed: Math.min(row.confirmed, to) };
  }

  async creditedAbove(_network: string, block: number) {
    return this.#found((row) => row.block > block && row.state === 'credited');
  }

  async pendingUpTo(_network: string, block: number) {
    return this.#found((row) => row.block <= block && row.state === 'pending');
  }

  async usersPending() {
    return [...new Set(this.#found(({ state }) => state === 'pending').map(({ userId }) => userId))];
  }

  async settleTransfer(id: number, state: TransferRow['state'], creditedAt: number | null) {
    for (const [key, row] of this.transfers) if (row.id === id) this.transfers.set(key, { ...row, state, creditedAt });
  }

  async unsettled(_network: string, above: number) {
    return this.#found(({ block }) => block > above).flatMap((row) => {
      const ledger = this.#ledger.credits.get(keyOf(row))?.state;
      const agrees = ledger === undefined || (ledger === 'credited') === (row.state === 'credited');
      return agrees ? [] : [{ ...row, ledger }];
    });
  }

  #found(wanted: (row: TransferRow) => boolean): TransferRow[] {
    return [...this.transfers.values()].filter(wanted).sort((a, b) => a.block - b.block || a.logIndex - b.logIndex);
  }
}
