import { type Amount, least, type Price, type Quantity, quotient } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { bankruptcyPrice, equityOf, equityShare, isLiquidatable } from '../../margin/liquidation.ts';
import { filled, releasedMargin, sizeOf } from '../../margin/position.ts';
import type { AdlQueue } from './adl-queue.ts';
import type { Contracts } from './contracts.ts';
import type { ForcedOrders } from './forced-orders.ts';
import { type AdlPlaceRow, adlPlacesTable } from './liquidation-state.ts';
import { assetOfAccount, bookOfAccount } from './margin-account-names.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';
import type { Risk } from './risk.ts';

import type { Takings } from './takings.ts';

type DeleveragingParts = {
  readonly ledger: Ledger;
  readonly contracts: Contracts;
  readonly accounts: MarginAccounts;
  readonly queue: AdlQueue;
  readonly risk: Risk;
  readonly forced: ForcedOrders;
  readonly takings: Takings;
  readonly changes: Changes;
};

/**
 * Auto-deleveraging: what nobody took over is closed against positions on the other side at the bankruptcy price, in the
 * order of the queue. Who could be liquidated after it is passed over, and taken at their own bankruptcy price when nobody
 * else is left: what that costs more is the insurance fund's, then bad debt.
 */
export class Deleveraging {
  readonly #of: DeleveragingParts;
  readonly #log: Log<AdlPlaceRow>;

  constructor(of: DeleveragingParts) {
    this.#of = of;
    this.#log = new Log(adlPlacesTable, of.changes);
  }

  /** Closes all of a position. */
  close(row: PositionRecord, price: Price, liquidation: number, at: number): void {
    const { queue, risk, contracts } = this.#of;
    const account = contracts.accountOf(row.contract);
    const owed = this.#owed(account);
    risk.flush(at);
    const passed: { target: PositionRecord; place: number }[] = [];
    for (const [index, target] of queue.of(row.contract, row.quantity < 0n, at).entries()) {
      if (row.quantity === 0n) break;
      const quantity = least(sizeOf(target), sizeOf(row));
      const isSafe = this.#endsSafe(target, quantity, price, at);
      this.#log.add(this.#placeOf(target, { liquidation, place: index + 1, passed: !isSafe }, at));
      if (isSafe) {
        this.#take(row, target, price, { liquidation, place: index + 1, at });
      } else passed.push({ target, place: index + 1 });
    }
    for (const { target, place } of passed) {
      if (row.quantity === 0n) break;
      this.#take(row, target, this.#bankruptcyOf(target, at), { liquidation, place, at });
    }
    always(row.quantity === 0n, `nobody is left to take ${row.contract} of ${row.owner}`);
    if (this.#owed(account) > owed) this.#restrict(row.contract, at);
  }

  /** A target as it stands in the queue, with all that its score follows from. */
  #placeOf(
    target: PositionRecord,
    found: Pick<AdlPlaceRow, 'liquidation' | 'place' | 'passed'>,
    at: number,
  ): AdlPlaceRow {
    const { owner, quantity, openValue } = target;
    const { accounts } = this.#of;
    const group = accounts.groupOf(target, at);
    const { numerator, denominator } = equityShare(group, accounts.rowsWith(target).indexOf(target));
    return { ...found, owner, quantity, openValue, equity: String(numerator), equityOf: String(denominator) };
  }

  #take(
    row: PositionRecord,
    target: PositionRecord,
    price: Price,
    terms: { readonly liquidation: number; readonly place: number; readonly at: number },
  ): void {
    const { takings, forced, contracts } = this.#of;
    const { at } = terms;
    takings.take(row, target.owner, least(sizeOf(target), sizeOf(row)), price, { ...terms, kind: 'adl' });
    forced.cancelOpening(target.owner, contracts.accountOf(target.contract), target.contract, at);
    forced.trim(target, at);
  }

  /** Whether a target has enough left when so much of it was closed at a price. */
  #endsSafe(target: PositionRecord, quantity: Quantity, price: Price, at: number): boolean {
    const { accounts, contracts } = this.#of;
    const { kind } = contracts.of(target.contract);
    const which = accounts.rowsWith(target).indexOf(target);
    const group = accounts.groupOf(target, at);
    const { position, profit } = filled(kind, target, { buys: target.quantity < 0n, quantity, price });
    const given = target.mode === 'isolated' ? releasedMargin(target.margin, quantity, sizeOf(target)) : 0n;
    const kept = target.mode === 'isolated' ? greaterLoss(given, profit) : profit;
    const left = group.positions.map((one, n) => (n === which ? { ...one, position } : one));
    const open = left.filter((one) => one.position.quantity !== 0n);
    const after = { wallet: group.wallet + kept, positions: open };
    return open.length === 0 ? equityOf(after).numerator >= 0n : !isLiquidatable(after);
  }

  #bankruptcyOf(target: PositionRecord, at: number): Price {
    const { accounts, contracts } = this.#of;
    const { tick } = contracts.of(target.contract);
    const group = accounts.groupOf(target, at);
    const which = accounts.rowsWith(target).indexOf(target);
    const marked = group.positions[which]!;
    const nearest = quotient(marked.mark, tick, target.quantity > 0n ? 'up' : 'down') * tick;
    return bankruptcyPrice(marked, equityShare(group, which), tick) ?? (nearest > tick ? nearest : tick);
  }

  #owed(account: string): Amount {
    const { badDebt } = systemAccounts;
    return -this.#of.ledger.balance(badDebt, bookOfAccount(account), assetOfAccount(account)).available;
  }

  /** Somebody's profit could not be paid by those who lost: nothing more is opened before staff have looked at it. */
  #restrict(symbol: string, at: number): void {
    const contract = this.#of.contracts.of(symbol);
    if (contract.status === 'trading') this.#of.contracts.setStatus(contract, 'reduce-only', 0, at);
  }
}

/** What an isolated wallet loses by closing a part: what it gives back, or the loss where that is more. */
const greaterLoss = (given: Amount, profit: Amount): Amount => (-profit > given ? profit : -given);
