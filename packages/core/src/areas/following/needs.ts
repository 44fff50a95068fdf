import type { Amount, Price, Quantity, Rate } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import type { Outcome, Refused } from '../../engine/command.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Guard } from '../../guard/guard.ts';
import type { Ledger } from '../../ledger/ledger.ts';

/** A position as contracts have it: signed quantity, margin of its own where it is isolated. */
export type Position = {
  readonly owner: number;
  readonly contract: string;
  readonly quantity: Quantity;
  readonly openValue: Amount;
  readonly leverage: number;
  readonly mode: 'cross' | 'isolated';
  readonly margin: Amount;
};

/** An order that copies, no further than `away` from the mark `around`. */
export type CopyOrder = {
  readonly owner: number;
  readonly contract: string;
  readonly isLong: boolean;
  readonly quantity: Quantity;
  readonly leverage: number;
  readonly around: Price;
  readonly distanceMax: Rate;
};

/** The contracts in which positions are copied. */
export type CopiedContracts = {
  contract(symbol: string): {
    readonly quote: string;
    readonly lot: Quantity;
    readonly minQuantity: Quantity;
    readonly maxLeverage: number;
  };
  mark(symbol: string): { readonly price: Price; readonly at: number };
  position(owner: number, symbol: string): Position | undefined;
  positionsOf(owner: number): readonly Position[];
  hasOrders(owner: number, symbol: string): boolean;
  unrealised(row: Position): Amount;
  movable(owner: number, asset: string, at: number): Amount;
  holdOf(copy: CopyOrder, at: number): Amount | Refused;
  open(copy: CopyOrder, at: number): Outcome<{ readonly order: number; readonly quantity: Quantity }>;
  /** Whether positions of a contract are copied: of those without an end that settle in a coin. */
  isCopied(symbol: string, coin: string): boolean;
  isClosable(symbol: string): boolean;
  close(owner: number, symbol: string, quantity: Quantity, at: number): { readonly quantity: Quantity };
  inLots(symbol: string, quantity: Quantity): Quantity;
  quantityFor(symbol: string, margin: Amount, leverage: number): Quantity;
};

/** What following asks of its neighbours; wired in `core.ts`. */
export type FollowingNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly ledger: Ledger;
  readonly guard: Pick<Guard, 'check' | 'stops'>;
  readonly contracts: CopiedContracts;
  /** Most copies that one command makes or closes; tests say less. */
  readonly copySlice?: number;
};
