import { entryPrice, type Position, sizeOf } from '@quay/core/margin';
import type { LiquidationReceipt, TakingOnReceipt } from '@quay/core/receipts';
import type { Amount, Price, Quantity } from '@quay/money';

/** What a step of a liquidation did to who was liquidated, as its receipt has it. */
export type StepFigures = {
  readonly isLong: boolean;
  readonly size: Quantity;
  readonly entry: Price | undefined;
  readonly closed: Quantity;
  /** What is left of the position. */
  readonly left: Quantity;
  /** What closing brought; below zero what it cost, as far as it could be paid. */
  readonly result: Amount;
  readonly tradingFee: Amount;
  /** To the insurance fund: the fee of the liquidation, and what rounding to ticks has left. */
  readonly toFund: Amount;
  /** The part of the loss that nobody had to pay for them but the insurance fund. */
  readonly unpaid: Amount;
  /** All of it together. */
  readonly net: Amount;
};

const sumOf = <One>(rows: readonly One[], of: (row: One) => string): bigint =>
  rows.reduce((sum, row) => sum + BigInt(of(row)), 0n);

export function stepFigures(receipt: LiquidationReceipt): StepFigures {
  const { contract, fills, takings } = receipt;
  const position: Position = {
    quantity: BigInt(receipt.position.quantity),
    openValue: BigInt(receipt.position.openValue),
  };
  const moves = [...fills, ...takings];
  const unpaid = sumOf(moves, ({ shortfall }) => shortfall);
  const result = sumOf(moves, ({ profit }) => profit) + unpaid;
  const tradingFee = sumOf(fills, ({ fee }) => fee);
  const toFund = BigInt(receipt.fee) + BigInt(receipt.rest);
  const closed = BigInt(receipt.closed);
  return {
    ...{ isLong: position.quantity > 0n, size: sizeOf(position), entry: entryPrice(contract.kind, position) },
    ...{ closed, left: sizeOf(position) - closed, result, tradingFee, toFund, unpaid },
    net: result - tradingFee - toFund,
  };
}

/** What was closed against a bystander's position, who stands in the queue under a pseudonym. */
export const takenFrom = ({ takings }: LiquidationReceipt, person: string): readonly TakingOnReceipt[] =>
  takings.filter((taking) => taking.person === person);
