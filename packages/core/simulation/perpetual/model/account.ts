import type { Contract } from './contract.ts';
import { type Fraction, greater, lesser, UNIT, ZERO } from './fraction.ts';
import { cover, type Fill, fill, type Position, tradeValue, unrealised } from './position.ts';

/** An account with one position in each contract: what is in the wallet, what stands behind isolated positions, what was paid. */
export type Account = {
  wallet: Fraction;
  readonly positions: { position: Position; readonly name: string; margin: Fraction | undefined }[];
};

/** What a fill leaves: profit in the wallet, its fee paid up, and the isolated margin released in proportion, down. */
export function trade(account: Account, name: string, contract: Contract, order: Fill, feeRate: Fraction): void {
  const held = account.positions.find((one) => one.name === name);
  const { position, profit } = fill(contract, held?.position, order);
  const fee = tradeValue(contract, order.quantity, order.price).times(feeRate).ceilTo(UNIT);
  account.wallet = account.wallet.plus(profit).minus(fee);
  if (held && position) {
    if (held.margin && held.position.side === position.side && position.quantity.isBelow(held.position.quantity)) {
      const closed = held.position.quantity.minus(position.quantity);
      const released = held.margin.times(closed).over(held.position.quantity).floorTo(UNIT);
      held.margin = held.margin.minus(released);
      account.wallet = account.wallet.plus(released);
    }
    held.position = position;
  } else if (held) {
    account.wallet = account.wallet.plus(held.margin ?? ZERO);
    account.positions.splice(account.positions.indexOf(held), 1);
  } else if (position) account.positions.push({ position, name, margin: undefined });
}

/** Realises profits, the largest first, until so much is there; gives what is still missing. */
export function coverNeed(account: Account, needed: Fraction, markOf: (name: string) => Fraction): Fraction {
  const winners = account.positions
    .filter(({ margin }) => margin === undefined)
    .map((one) => ({ one, profit: unrealised(one.position, markOf(one.name)) }))
    .sort((a, b) => b.profit.compare(a.profit) || (a.one.name < b.one.name ? -1 : 1));
  let left = needed;
  for (const { one, profit } of winners) {
    const part = greater(ZERO, lesser(profit.floorTo(UNIT), left));
    one.position = cover(one.position, part);
    account.wallet = account.wallet.plus(part);
    left = left.minus(part);
  }
  return left;
}

/** At expiry: the profit of a holder at the settlement price, down, and its fee, up. */
export function settled(position: Position, price: Fraction, feeRate: Fraction): { profit: Fraction; fee: Fraction } {
  const profit = unrealised(position, price).floorTo(UNIT);
  const value = position.contract.kind === 'linear' ? position.quantity.times(price) : position.quantity.over(price);
  return { profit, fee: value.times(feeRate).ceilTo(UNIT) };
}
