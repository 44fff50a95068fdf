import {
  type ForkCheck,
  type NativePayment,
  type NetworkRow,
  type RescanRow,
  type SeenTransfer,
  type SeenUnsupported,
  type TransferRow,
  withNumbers,
} from '@quay/store';
import type { ComparisonRows } from '../deposits/comparison.ts';
import type { DepositLedger, DepositRows, TransferKey } from '../deposits/ledger.ts';
import type { NativeRows } from '../deposits/native-coins.ts';

type Credited = {
  state: 'credited' | 'reversed';
  readonly owner: number;
  readonly asset: string;
  readonly amount: bigint;
};

const keyOf = ({ txHash, logIndex }: Pick<TransferKey, 'txHash' | 'logIndex'>): string => `${txHash} ${logIndex}`;
const keyOfRow = ({ txHash, number }: TransferRow): string => keyOf({ txHash, logIndex: number });

/** What the rows ask of the ledger: as the database joins them. */
export type LedgerStates = {
  stateOf(key: string): 'credited' | 'reversed' | undefined;
  /** What stands credited to an owner, by coin. */
  creditedTo(owner: number, asset: string): bigint;
};

/** A ledger that counts: what is credited twice, or taken back without having been given, is a fault. */
export class MemoryLedger implements DepositLedger {
  readonly credits = new Map<string, Credited>();
  readonly balances = new Map<number, bigint>();

  stateOf(key: string) {
    return this.credits.get(key)?.state;
  }

  creditedTo(owner: number, asset: string): bigint {
    return [...this.credits.values()]
      .filter((one) => one.state === 'credited' && one.owner === owner && one.asset === asset)
      .reduce((sum, { amount }) => sum + amount, 0n);
  }

  async credit(deposit: Parameters<DepositLedger['credit']>[0]) {
    const { owner, asset, amount } = deposit;
    const known = this.credits.get(keyOf(deposit));
    if (known?.state !== 'credited') {
      this.credits.set(keyOf(deposit), { state: 'credited', owner, asset, amount });
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

/**
 * The rows of deposits in memory. They do what `packages/store/src/areas/chain` does in SQL. Nothing leaves their
 * addresses.
 */
export class MemoryRows implements DepositRows, NativeRows, ComparisonRows {
  readonly transfers = new Map<string, TransferRow>();
  readonly #blocks = new Map<number, string>();
  readonly unsupported: (SeenUnsupported & { readonly network: string })[] = [];
  readonly rescans: RescanRow[] = [];
  /** The network's own coin that transactions brought, by address and block. */
  readonly #payments = new Map<string, NativePayment & { readonly block: number }>();
  readonly #checkedAt = new Map<number, number>();
  readonly #forkChecks = new Map<string, ForkCheck & { readonly dueBlock: number; lookedAt: number }>();
  readonly #ledger: LedgerStates;
  readonly #addresses: readonly (readonly [number, string])[];
  #row: NetworkRow | undefined;
  #made = 0;

  /** Users with their addresses: those whose balances are looked at. */
  constructor(ledger: LedgerStates, addresses: readonly (readonly [number, string])[] = []) {
    this.#ledger = ledger;
    this.#addresses = addresses;
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

  async takeInAgain(network: string, transfers: readonly SeenTransfer[], at: number) {
    return this.#write(network, transfers, at);
  }

  #write(network: string, transfers: readonly SeenTransfer[], at: number): number {
    let found = 0;
    for (const [txHash, group] of Map.groupBy(transfers, (one) => one.txHash)) {
      const known = this.#found((row) => row.txHash === txHash);
      for (const { seen, number, before } of withNumbers(group, known)) {
        if (before !== 'pending' && before !== 'small' && before !== 'credited') found += 1;
        const row = known.find((one) => one.number === number);
        if (row?.state === 'credited') continue;
        this.#made += 1;
        const fresh = { id: this.#made, network, seenAt: at, creditedAt: null, number };
        const next = { ...fresh, ...row, ...seen };
        this.transfers.set(keyOfRow(next), next);
      }
    }
    return found;
  }

  async addUnsupported(network: string, arrivals: readonly SeenUnsupported[]) {
    const isKnown = (one: SeenUnsupported) =>
      one.txHash !== null &&
      this.unsupported.some(({ txHash, logIndex }) => txHash === one.txHash && logIndex === one.logIndex);
    const fresh = arrivals.filter((one) => !isKnown(one));
    this.unsupported.push(...fresh.map((one) => ({ ...one, network })));
    return fresh.map(({ userId }) => userId);
  }

  async addNativePayments(_network: string, block: number, payments: readonly NativePayment[]) {
    for (const { address, wei } of payments) {
      const key = `${address} ${block}`;
      const known = this.#payments.get(key)?.wei ?? 0n;
      this.#payments.set(key, { address, wei: wei > known ? wei : known, block });
    }
  }

  async nativeToCheck(_network: string, block: number, _usedSince: number, size: number) {
    const oldest = [...this.#addresses].sort(([one], [other]) => this.#lookedAt(one) - this.#lookedAt(other));
    return oldest.slice(0, size).map(([userId, address]) => {
      const named = [...this.#payments.values()].filter((one) => one.address === address && one.block <= block);
      const unnamed = this.unsupported.filter(
        (one) => one.userId === userId && one.txHash === null && one.block <= block,
      );
      const sum = (all: bigint, one: bigint) => all + one;
      const known = named
        .map(({ wei }) => wei)
        .concat(unnamed.map(({ atoms }) => atoms))
        .reduce(sum, 0n);
      return { userId, address, known };
    });
  }

  async nativeChecked(_network: string, user: number, at: number) {
    this.#checkedAt.set(user, at);
  }

  async arrived(_network: string, user: number, block: number) {
    const own = this.#found(({ userId }) => userId === user);
    const sum = (all: bigint, one: bigint) => all + one;
    return [...Map.groupBy(own, ({ asset }) => asset)].map(([asset, rows]) => ({
      asset,
      address: rows[0]!.address,
      atoms: rows
        .filter(({ state, block: at }) => at <= block && ['pending', 'small', 'credited'].includes(state))
        .map(({ atoms }) => atoms)
        .reduce(sum, 0n),
      credited: rows
        .filter(({ state }) => state === 'credited')
        .map(({ amount }) => amount)
        .reduce(sum, 0n),
      booked: this.#ledger.creditedTo(user, asset),
    }));
  }

  async forkChecks(_network: string, confirmed: number, size: number) {
    const due = [...this.#forkChecks.values()].filter(({ dueBlock }) => dueBlock <= confirmed);
    return due.sort((one, other) => one.lookedAt - other.lookedAt || one.userId - other.userId).slice(0, size);
  }

  async forkChecked(_network: string, { userId, asset }: ForkCheck, isRight: boolean, at: number) {
    const key = `${userId} ${asset}`;
    if (isRight) this.#forkChecks.delete(key);
    else Object.assign(this.#forkChecks.get(key)!, { lookedAt: at });
  }

  /** Nothing leaves the addresses. */
  async transactionsOf() {
    return [];
  }

  async displaced() {
    return [];
  }

  #lookedAt(user: number): number {
    return this.#checkedAt.get(user) ?? -1;
  }

  async rescanLater(network: string, block: number, at: number) {
    const open = this.rescans.find(
      (one) => one.requestedBy === null && one.doneAt === null && one.fromBlock <= block && one.toBlock >= block - 1,
    );
    if (open && open.reached < block) Object.assign(open, { toBlock: Math.max(open.toBlock, block) });
    else this.askRescan(network, block, block, null, at);
  }

  askRescan(network: string, fromBlock: number, toBlock: number, requestedBy: number | null, at: number): void {
    const range = { id: this.rescans.length + 1, network, fromBlock, toBlock, reached: fromBlock - 1 };
    this.rescans.push({ ...range, found: 0, requestedBy, requestedAt: at, doneAt: null });
  }

  async openRescan(_network: string, confirmed: number) {
    const open = this.rescans.filter(({ doneAt, reached }) => doneAt === null && reached < confirmed);
    return open.find(({ requestedBy }) => requestedBy !== null) ?? open[0];
  }

  async rescanned(id: number, reached: number, found: number, at: number) {
    const request = this.rescans.find((one) => one.id === id)!;
    const doneAt = request.toBlock <= reached ? at : null;
    Object.assign(request, { reached, found: request.found + found, doneAt });
  }

  async rewind(_network: string, to: number) {
    for (const { userId, asset } of this.#found(({ block }) => block > to)) {
      this.#forkChecks.set(`${userId} ${asset}`, { userId, asset, dueBlock: this.#row!.scanned, lookedAt: -1 });
    }
    for (const [key, row] of this.transfers) {
      if (row.block <= to || (row.state !== 'pending' && row.state !== 'small')) continue;
      this.transfers.set(key, { ...row, state: row.creditedAt === null ? 'gone' : 'reversed' });
    }
    const above = this.unsupported.filter(({ block }) => block > to);
    for (const [key, { block }] of this.#payments) if (block > to) this.#payments.delete(key);
    for (const one of above) this.unsupported.splice(this.unsupported.indexOf(one), 1);
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

  async uncreditedIn(_network: string, block: number) {
    return this.#found((row) => row.block === block && (row.state === 'pending' || row.state === 'small'));
  }

  async usersPending() {
    return [...new Set(this.#found(({ state }) => state === 'pending').map(({ userId }) => userId))];
  }

  async settleTransfer(id: number, state: TransferRow['state'], creditedAt: number | null) {
    for (const [key, row] of this.transfers) if (row.id === id) this.transfers.set(key, { ...row, state, creditedAt });
  }

  async unsettled(_network: string, above: number) {
    return this.#found(({ block }) => block > above).flatMap((row) => {
      const ledger = this.#ledger.stateOf(keyOfRow(row));
      const agrees = ledger === undefined || (ledger === 'credited') === (row.state === 'credited');
      return agrees ? [] : [{ ...row, ledger }];
    });
  }

  #found(wanted: (row: TransferRow) => boolean): TransferRow[] {
    return [...this.transfers.values()].filter(wanted).sort((a, b) => a.block - b.block || a.logIndex - b.logIndex);
  }
}
