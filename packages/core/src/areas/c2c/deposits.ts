import { type Amount, least } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type MerchantDeposit, merchantDepositsTable } from './state.ts';

/** All deposits, found by their owners too. There are few: one a merchant, as a rule. */
export class Deposits extends Rows<MerchantDeposit> {
  readonly #byOwner = new Map<number, MerchantDeposit[]>();

  constructor(changes: Changes) {
    super(merchantDepositsTable, changes);
  }

  /** What an owner has deposited of an asset and not got back, oldest first. */
  held(owner: number, asset: string): MerchantDeposit[] {
    const own = this.#byOwner.get(owner) ?? [];
    return own.filter((deposit) => deposit.asset === asset && deposit.state === 'held');
  }

  /** Takes so much of what an owner has deposited, the oldest first. The caller has seen that it is there. */
  use(owner: number, asset: string, amount: Amount): void {
    let left = amount;
    for (const deposit of this.held(owner, asset)) {
      const part = least(left, deposit.amount);
      if (part === 0n) return;
      deposit.amount -= part;
      left -= part;
      if (deposit.amount === 0n) deposit.state = 'used';
      this.touch(deposit);
    }
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byOwner.clear();
    for (const deposit of this.values()) this.#file(deposit);
  }

  override add(row: MerchantDeposit): MerchantDeposit {
    this.#file(row);
    return super.add(row);
  }

  #file(row: MerchantDeposit): void {
    const own = this.#byOwner.get(row.owner);
    if (own) own.push(row);
    else this.#byOwner.set(row.owner, [row]);
  }
}
