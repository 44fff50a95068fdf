import { delivered } from '../margin/delivery.ts';
import { hasEnough, settlementPrice } from '../prices/settlement-price.ts';
import type { DeliveryReceipt, SettlementReceipt } from './document.ts';
import { type Line, line, maybeWhole, sum, whole } from './figures.ts';

const SECOND_MS = 1000;
const TICK_MS = 30_000;
const SECONDS_A_TICK = TICK_MS / SECOND_MS;

/** Works out the settlement of a contract: the price from its samples, or from the last index, and what may be left. */
export function settlementLines(receipt: SettlementReceipt): readonly Line[] {
  const { startsAt, endsAt, expiry, ticks, contract, holders, index } = receipt;
  let before = Number.NEGATIVE_INFINITY;
  for (const { at, prices } of ticks) {
    const isWithin = at % TICK_MS === 0 && at + TICK_MS > startsAt && at < endsAt && at > before;
    if (!isWithin || prices.length > SECONDS_A_TICK) throw new Error(`half a minute at ${at} is not of the window`);
    before = at;
  }
  if (startsAt >= endsAt || endsAt < expiry || receipt.at < endsAt) throw new Error('the window ends at no settlement');
  const samples = ticks.flatMap(({ at, prices }) =>
    prices.flatMap((price, second) => {
      const sample = maybeWhole(price);
      if (sample === undefined) return [];
      const taken = at + second * SECOND_MS;
      if (taken + SECOND_MS <= startsAt || taken >= endsAt)
        throw new Error(`a sample at ${taken} is not of the window`);
      return [sample];
    }),
  );
  const due = Math.round((endsAt - startsAt) / SECOND_MS);
  const count = BigInt(samples.length);
  const sampleSum = sum(samples);
  const tick = whole(contract.tick);
  const last = maybeWhole(index);
  // The samples make the price where there are enough of them, and where there never were the last index, which is that
  // of the last sample where the last window has any.
  const isEnough = hasEnough({ count }, BigInt(due));
  const made = last === undefined ? { sum: sampleSum, count } : { sum: last, count: 1n };
  const isNewest = last === undefined || samples.length === 0 || last === samples.at(-1);
  const isMade = isEnough === (last === undefined) && isNewest;
  const found = isMade ? atLeast(settlementPrice(made, tick), tick) : 'not made of this';
  const left = -whole(receipt.openValue) - whole(receipt.profit);
  const isResidue = left === 0n || (left > 0n && left < BigInt(holders));
  return [
    line('samples', `${receipt.samples} of ${receipt.due}`, `${samples.length} of ${due}`),
    line('sample-sum', receipt.sampleSum, sampleSum),
    line('settlement-price', receipt.price, found),
    line('closed', receipt.quantity, 0n),
    line('residue', left, isResidue ? left : `less than ${holders}`),
  ];
}

const atLeast = (price: bigint, least: bigint): bigint => (price < least ? least : price);

/** Works out what one holder gained and was charged, against the receipt of the settlement that it names. */
export function deliveryLines(delivery: DeliveryReceipt, settlement: SettlementReceipt): readonly Line[] {
  const { contract, price, quantity, openValue, profit, feeRate, fee, shortfall } = delivery;
  const position = { quantity: whole(quantity), openValue: whole(openValue) };
  const found = delivered(contract.kind, position, whole(price), whole(feeRate));
  const charged = whole(fee);
  const unpaid = whole(shortfall);
  const most = found.profit < 0n ? -found.profit : 0n;
  const said = [contract.symbol, contract.kind, contract.quote, price, feeRate, delivery.settlement.number];
  const fixed = settlement.contract;
  return [
    line(
      'stamp',
      said.join(' '),
      [fixed.symbol, fixed.kind, fixed.quote, settlement.price, settlement.feeRate, settlement.number].join(' '),
    ),
    line('profit', profit, found.profit),
    line('fee', fee, charged >= 0n && charged <= found.fee ? charged : `at most ${found.fee}`),
    line('residue', shortfall, unpaid >= 0n && unpaid <= most ? unpaid : `at most ${most}`),
  ];
}
