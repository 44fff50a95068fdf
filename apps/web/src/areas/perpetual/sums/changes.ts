import { initialMargin, notionalAt, tierOf } from '@quay/core/margin';
import { type Amount, greatest, ONE } from '@quay/money';
import { type AccountNow, heldOf, type PositionNow, withPosition } from './account.ts';

/** What the account and the position would be after a change. */
export type Changed = { readonly account: AccountNow; readonly position: PositionNow };

/** So much more behind an isolated position, or less where it is below zero. */
export function withMargin(account: AccountNow, one: PositionNow, added: Amount): Changed {
  const position = { ...one, margin: one.margin + added };
  const moved = {
    ...account,
    available: account.available - added,
    frozen: account.frozen + added,
    isolatedHeld: account.isolatedHeld + added,
  };
  return { account: withPosition(moved, position), position };
}

/** What a position requires at a leverage. */
export function requiredAt(one: PositionNow, leverage: bigint): Amount {
  const held = heldOf({ ...one, leverage });
  return initialMargin(notionalAt(held), held);
}

/** Another leverage: less of it moves what is missing behind an isolated position, as the core does it. */
export function withLeverage(account: AccountNow, one: PositionNow, leverage: bigint): Changed & { added: Amount } {
  const more = requiredAt(one, leverage) - requiredAt(one, one.leverage);
  const added = one.mode === 'isolated' && one.position.quantity !== 0n ? greatest(0n, more) : 0n;
  const changed = withMargin(account, one, added);
  const position = { ...changed.position, leverage };
  return { account: withPosition(changed.account, position), position, added };
}

/** The greatest leverage that the contract and the tier of a position allow. */
export function leverageLimit(one: PositionNow, contractMax: number): number {
  const { initialRate } = tierOf(one.contract.tiers, notionalAt(heldOf(one)));
  return Math.min(contractMax, Number(ONE / initialRate));
}
