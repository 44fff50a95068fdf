import type { ContractState } from './contract.ts';
import type { Fill, Order } from './order.ts';
import type { Position } from './positions.ts';
import type { ContractEvent } from './sets.ts';
import type { Trigger } from './trigger.ts';

/** Channels of contracts. All but `contracts` are of the user, after a ticket. */
export type PerpetualPush =
  /** Contracts whose mark, status, open interest or funding changed since the last tick; on subscribing, all of them. */
  | { readonly channel: 'contracts'; readonly data: ContractState[] }
  /** Orders that changed, whole. */
  | { readonly channel: 'orders:perpetual'; readonly data: Order[] }
  /** New fills, oldest first. */
  | { readonly channel: 'fills:perpetual'; readonly data: Fill[] }
  /** Positions that changed, whole. */
  | { readonly channel: 'positions'; readonly data: Position[] }
  /** Triggers that changed, whole. */
  | { readonly channel: 'triggers'; readonly data: Trigger[] }
  /** The user was told something, which is to be asked for. */
  | { readonly channel: 'notices'; readonly data: { readonly event: ContractEvent; readonly symbol: string | null } };
