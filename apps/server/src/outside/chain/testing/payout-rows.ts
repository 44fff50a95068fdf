import type { HotWallet, Outflow, Withdrawal, WithdrawalRevision } from '@quay/core';
import type { MemoryStore } from '@quay/core/simulation';
import type { NewTransaction, Reads, TransactionRow } from '@quay/store';

/** What payouts read and write, in memory. The rows of the core are as old as its projection. */
export class PayoutRows {
  readonly transactions: TransactionRow[] = [];
  /** Blocks as they were taken in, by height. */
  readonly blocks = new Map<number, string>();
  halted = false;
  readonly #store: MemoryStore;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  /** The same as the payouts know them. What they do not use is not there. */
  get reads(): Reads['chain'] {
    return this as unknown as Reads['chain'];
  }

  withdrawals(): Withdrawal[] {
    return [...this.#store.rows.get('withdrawals')!.values()] as Withdrawal[];
  }

  async withdrawalsUnderWay(): Promise<Withdrawal[]> {
    return this.withdrawals()
      .filter(({ state }) => state === 'approved' || state === 'broadcasting')
      .map((row) => ({ ...row }))
      .sort((a, b) => a.id - b.id);
  }

  async withdrawal(id: number): Promise<Withdrawal | undefined> {
    const found = this.withdrawals().find((row) => row.id === id);
    return found && { ...found };
  }

  async revisionOf(withdrawal: number): Promise<WithdrawalRevision | undefined> {
    return this.#store.rows.get('withdrawal_revisions')!.get(String(withdrawal)) as WithdrawalRevision | undefined;
  }

  async outflowsOf(_network: string, txHash: string): Promise<Outflow[]> {
    const all = [...this.#store.rows.get('outflows')!.values()] as Outflow[];
    return all.filter((one) => one.txHash === txHash);
  }

  async addTransaction(row: NewTransaction): Promise<void> {
    if (this.transactions.some(({ txHash }) => txHash === row.txHash)) return;
    const id = this.transactions.length + 1;
    this.transactions.push({ ...row, id, state: 'signed', block: null, blockHash: null, fee: null });
  }

  async hotWallets(): Promise<HotWallet[]> {
    const all = [...this.#store.rows.get('hot_wallets')!.values()] as HotWallet[];
    return all.map((row) => ({ ...row })).sort((a, b) => a.wallet - b.wallet);
  }

  async movesOf(_network: string, sender: string): Promise<TransactionRow[]> {
    return this.#found((row) => row.kind === 'move' && row.sender === sender);
  }

  async highestNonce(_network: string, sender: string): Promise<number | undefined> {
    const all = this.transactions.filter((row) => row.sender === sender).map(({ nonce }) => nonce);
    return all.length === 0 ? undefined : Math.max(...all);
  }

  async transactionsAt(_network: string, sender: string, nonce: number): Promise<TransactionRow[]> {
    return this.#found((row) => row.sender === sender && row.nonce === nonce);
  }

  async transactionsOf(kind: TransactionRow['kind'], reference: number): Promise<TransactionRow[]> {
    return this.#found((row) => row.kind === kind && row.reference === reference);
  }

  async openTransactions(_network: string, kinds: readonly TransactionRow['kind'][]): Promise<TransactionRow[]> {
    const open = this.#found((row) => row.state === 'signed' && kinds.includes(row.kind));
    const senders = [...new Set(open.map(({ sender }) => sender))];
    const place = ({ sender }: TransactionRow) => senders.indexOf(sender);
    return open.sort((a, b) => place(a) - place(b) || a.nonce - b.nonce || b.id - a.id);
  }

  async settledFrom(_network: string, sender: string, nonce: number): Promise<TransactionRow[]> {
    return this.#found((row) => row.sender === sender && row.nonce >= nonce && isSettled(row)).sort(
      (a, b) => a.nonce - b.nonce,
    );
  }

  async displaced(): Promise<TransactionRow[]> {
    return this.#found((row) => isSettled(row) && this.blocks.get(row.block!) !== row.blockHash);
  }

  async markTransaction(
    _network: string,
    txHash: string,
    state: 'mined' | 'reverted',
    { number, hash }: { readonly number: number; readonly hash: string },
  ): Promise<void> {
    const marked = this.transactions.find((row) => row.txHash === txHash);
    if (!marked) return;
    this.#set(({ sender, nonce }) => sender === marked.sender && nonce === marked.nonce, {
      state: 'replaced',
      block: null,
      blockHash: null,
    });
    this.#set((row) => row.txHash === txHash, { state, block: number, blockHash: hash });
  }

  async reopenNonce(_network: string, sender: string, nonce: number): Promise<void> {
    this.#set((row) => row.sender === sender && row.nonce === nonce, { state: 'signed', block: null, blockHash: null });
  }

  #found(wanted: (row: TransactionRow) => boolean): TransactionRow[] {
    return this.transactions.filter(wanted).sort((a, b) => b.id - a.id);
  }

  #set(wanted: (row: TransactionRow) => boolean, to: Partial<TransactionRow>): void {
    for (const [index, row] of this.transactions.entries()) {
      if (wanted(row)) this.transactions[index] = { ...row, ...to };
    }
  }
}

const isSettled = ({ state, blockHash }: TransactionRow): boolean =>
  (state === 'mined' || state === 'reverted') && blockHash !== null;
