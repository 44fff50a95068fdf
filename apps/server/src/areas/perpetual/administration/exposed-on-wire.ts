import type { ExposedPosition, Exposure } from '@quay/contract/staff';
import {
  entryPrice,
  equityOf,
  liquidationPrice,
  maintenanceOf,
  marginRatio,
  notionalAt,
  profitAt,
  restOf,
  rounded,
} from '@quay/core/margin';
import { divide, text } from '@quay/money';
import type { Exposed } from './exposures.ts';

/** A position of a group with where it is liquidated: prices down, what it is worth up. */
export function exposedOnWire({ rows, group }: Exposed, which: number): ExposedPosition {
  const row = rows[which]!;
  const held = group.positions[which]!;
  const price = liquidationPrice(held, restOf(group, which));
  const distance = price === undefined ? undefined : price > held.mark ? price - held.mark : held.mark - price;
  return {
    symbol: row.contract,
    quantity: text(row.quantity),
    entryPrice: text(entryPrice(held.kind, held.position)!),
    markPrice: text(held.mark),
    notional: text(rounded(notionalAt(held), 'up')),
    leverage: row.leverage,
    mode: row.mode,
    unrealised: text(profitAt(held.kind, held.position, held.mark)),
    liquidationPrice: price === undefined ? null : text(price),
    distance: distance === undefined ? null : text(divide(distance, held.mark, 'down')),
  };
}

/** A group as the console lists it: equity down, what it requires up. */
export function exposureOnWire(one: Exposed, username: string | null): Exposure {
  const equity = rounded(equityOf(one.group), 'down');
  const maintenance = rounded(maintenanceOf(one.group), 'up');
  const ratio = marginRatio(maintenance, equity);
  return {
    ...{ userId: one.owner, username, coin: one.asset, contract: one.contract ?? null },
    equity: text(equity),
    maintenance: text(maintenance),
    marginRatio: ratio === undefined ? null : text(ratio),
    ...{ near: one.isNear, liquidating: one.isLiquidating },
    positions: one.rows.map((_, which) => exposedOnWire(one, which)),
  };
}
