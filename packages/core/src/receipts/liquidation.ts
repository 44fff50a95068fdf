import { caseSteps, contractKinds, marginModes } from '@quay/contract/perpetual/rules';
import { type Amount, greatest, least, type Price, type Quantity } from '@quay/money';
import { adlScore, compareRank, type Ranked } from '../margin/adl.ts';
import { tradeValue } from '../margin/contract.ts';
import { rounded } from '../margin/exact.ts';
import {
  fundInventoryMax,
  fundMayTake,
  isTakenOver,
  ladderTerms,
  liquidationFee,
  reduction,
  reductionLimit,
  restAt,
  slice,
  takenOver,
  toTick,
} from '../margin/ladder.ts';
import {
  bankruptcyPrice,
  equityOf,
  equityShare,
  type Group,
  isLiquidatable,
  maintenanceOf,
} from '../margin/liquidation.ts';
import { filled, type Position, releasedMargin, sizeOf } from '../margin/position.ts';
import type { Marked } from '../margin/requirements.ts';
import { INDEX_TERMS, indexPrice } from '../prices/index-price.ts';
import { MARK_TERMS, markOfParts } from '../prices/mark-price.ts';
import type { LiquidationReceipt } from './document.ts';
import { fraction, type Line, line, sum, tableOf, whole } from './figures.ts';

/** The whole of what a step was decided by. */
type Read = {
  readonly receipt: LiquidationReceipt;
  readonly marked: Marked;
  readonly group: Group;
  readonly bankruptcy: Price | undefined;
  readonly price: Price;
};

/** What a step left: the position, its wallet before fee and rest, and what came out of an isolated margin. */
type Left = { readonly position: Position; readonly wallet: Amount; readonly given: Amount };

/** Works out a step of a liquidation from its inputs, figure by figure. */
export function liquidationLines(receipt: LiquidationReceipt): readonly Line[] {
  const read = readGroup(receipt);
  const { group } = read;
  const others: Group = { wallet: 0n, positions: group.positions.slice(1) };
  const left = leftBy(read);
  return [
    ...priceLines(receipt),
    line(
      'others',
      `${receipt.othersProfit} ${receipt.othersMaintenance}`,
      `${rounded(equityOf(others), 'down')} ${rounded(maintenanceOf(others), 'up')}`,
    ),
    line('equity', receipt.equity, rounded(equityOf(group), 'down')),
    line('maintenance', receipt.maintenance, rounded(maintenanceOf(group), 'up')),
    line('liquidatable', receipt.step === 'reduce' ? 'reduce' : 'give-away', decided(group)),
    line('bankruptcy-price', receipt.bankruptcyPrice, read.bankruptcy ?? null),
    ...(receipt.step === 'reduce' ? reduceLines(read, left) : handOverLines(read, left)),
    line('fund', receipt.fund.after, fundAfter(receipt)),
    line('state', receipt.state, stateAfter(read, left)),
  ];
}

function readGroup(receipt: LiquidationReceipt): Read {
  const { contract, position, mark, tiers, step, mode } = receipt;
  if (!contractKinds.includes(contract.kind) || !marginModes.includes(mode) || !caseSteps.includes(step)) {
    throw new Error('it names a kind that there is not');
  }
  const marked: Marked = {
    kind: contract.kind,
    tiers: tableOf(tiers),
    position: { quantity: whole(position.quantity), openValue: whole(position.openValue) },
    mark: whole(mark.price),
  };
  if (mode === 'isolated' && receipt.others.length > 0) throw new Error('an isolated position stands alone');
  // What stands on one wallet settles in one asset, and is of one kind by that.
  const others = receipt.others.map((other) => ({
    kind: contract.kind,
    tiers: tableOf(other.tiers),
    position: { quantity: whole(other.quantity), openValue: whole(other.openValue) },
    mark: whole(other.mark),
  }));
  const group = { wallet: whole(receipt.wallet), positions: [marked, ...others] };
  const tick = whole(contract.tick);
  const bankruptcy = bankruptcyPrice(marked, equityShare(group, 0), tick);
  const price = bankruptcy ?? toTick(marked.mark, tick, marked.position.quantity > 0n);
  return { receipt, marked, group, bankruptcy, price };
}

/** What the ladder does with a group. */
function decided(group: Group): string {
  if (isTakenOver(group)) return 'give-away';
  return isLiquidatable(group) ? 'reduce' : 'nothing';
}

function priceLines({ mark }: LiquidationReceipt): readonly Line[] {
  const sources = mark.sources.map(({ source, price, weight, at }) => ({
    ...{ source, price: whole(price), weight: BigInt(weight), at },
  }));
  if (sources.some(({ at }) => at > mark.at)) throw new Error('a source speaks of the future');
  const index = whole(mark.index);
  const parts = { byFunding: whole(mark.byFunding), byBasis: whole(mark.byBasis), last: whole(mark.last) };
  return [
    line('index', index, indexPrice(sources, INDEX_TERMS, mark.at)?.price),
    line('mark', mark.price, markOfParts(index, parts, MARK_TERMS)),
  ];
}

function reduceLines({ receipt, marked, group, bankruptcy }: Read, left: Left): readonly Line[] {
  const { contract, fills } = receipt;
  const [lot, tick] = [whole(contract.lot), whole(contract.tick)];
  const terms = ladderTerms(contract.kind, marked.mark);
  const limit = reductionLimit(marked, bankruptcy, tick, terms);
  const needed = reduction(group, 0, lot, whole(receipt.takerRate) + terms.feeRate, terms);
  const closed = sum(fills.map(({ quantity }) => whole(quantity)));
  const value = sum(fills.map((fill) => whole(fill.value)));
  const payable = whole(receipt.payable);
  const equity = equityOf({ wallet: left.wallet + left.given, positions: positionsAfter(group, left.position) });
  const fee = closed === 0n ? 0n : least(payable, liquidationFee(value, equity, terms));
  return [
    line('limit-price', receipt.limitPrice, limit),
    line('wanted', receipt.wanted, slice(marked, needed, lot, terms)),
    line('closed', `${receipt.closed} ${receipt.value}`, `${closed} ${value}`),
    line('fills', fills.length, fillsInOrder(receipt, limit)),
    line('fee', receipt.fee, fee),
    line('rest', receipt.rest, 0n),
    line('takings', receipt.takings.length + receipt.queue.length, 0),
    line('fund-asked', receipt.fund.asked, null),
  ];
}

/** How many fills from the first on are within the limit, worth what they say, and gained and cost what they say. */
function fillsInOrder(receipt: LiquidationReceipt, limit: Price): number {
  const { contract, position, fills, takerRate, wanted, payable } = receipt;
  const { kind } = contract;
  const [lot, tick] = [whole(contract.lot), whole(contract.tick)];
  let now: Position = { quantity: whole(position.quantity), openValue: whole(position.openValue) };
  const buys = now.quantity < 0n;
  let left = whole(wanted);
  for (const [n, fill] of fills.entries()) {
    const [quantity, price, value] = [whole(fill.quantity), whole(fill.price), whole(fill.value)];
    const after = filled(kind, now, { buys, quantity, price });
    const due = ceilOf(value * whole(takerRate));
    const isWithin = buys ? price <= limit : price >= limit;
    left -= quantity;
    const isTraded = quantity > 0n && quantity % lot === 0n && price % tick === 0n && isWithin;
    const isWhole = isTraded && left >= 0n && value === tradeValue(kind, quantity, price);
    // A fee is paid in part only where nothing is left.
    const fee = whole(fill.fee);
    const isPaid = whole(fill.profit) === after.profit && (fee === due || (fee < due && whole(payable) === 0n));
    if (!isWhole || !isPaid || whole(fill.shortfall) < 0n || whole(fill.othersShortfall) < 0n) return n;
    now = after.position;
  }
  return fills.length;
}

const ONE = 100_000_000n;
const ceilOf = (product: bigint): bigint => (product + ONE - 1n) / ONE;

function handOverLines(read: Read, left: Left): readonly Line[] {
  const { receipt, marked, price, bankruptcy, group } = read;
  const { step, takings, fund, contract } = receipt;
  const size = sizeOf(marked.position);
  const rest = bankruptcy === undefined ? 0n : restAt(marked, equityShare(group, 0), price);
  const taken = sum(takings.map(({ quantity }) => whole(quantity)));
  const netted = sum(takings.flatMap(({ kind, quantity }) => (kind === 'netting' ? [whole(quantity)] : [])));
  if ((netted === size) !== (fund.asked === null)) throw new Error('the fund is asked for what it does not hold');
  const isUsed = netted === size ? null : isFundUsed(read, size - netted);
  return [
    line('limit-price', receipt.limitPrice, price),
    line('wanted', receipt.wanted, size),
    line('closed', `${receipt.closed} ${receipt.value}`, `${taken} ${tradeValue(contract.kind, size, price)}`),
    line('fills', receipt.fills.length, 0),
    line('takings', takings.length, takingsInOrder(read)),
    line('queue', receipt.queue.length, queueInOrder(read)),
    line('fund-asked', step, isUsed === null || isUsed ? 'takeover' : 'adl'),
    ...(fund.asked === null || isUsed === null
      ? []
      : [line('fund-asked', fund.asked.balance, fundAt(receipt, 'netting'))]),
    line('fee', receipt.fee, 0n),
    line('rest', receipt.rest, least(whole(receipt.payable), rest)),
    line('closed', left.position.quantity, 0n),
  ];
}

/** Whether the fund may take so much over, as it stood when it was asked. */
function isFundUsed({ receipt, marked, price }: Read, size: Quantity): boolean {
  const { fund, contract } = receipt;
  if (fund.asked === null) throw new Error('the fund was not asked');
  const balance = whole(fund.asked.balance);
  const fundState = {
    ...{ balance, peak: whole(fund.asked.peak), inventory: whole(fund.asked.inventory) },
    inventoryMax: fundInventoryMax(balance, BigInt(contract.maxLeverage)),
  };
  return fundMayTake(fundState, takenOver(marked, marked.position.quantity > 0n ? size : -size, price));
}

/** How many takings from the first on are of what is left, at the price they must have, and in the order of the queue. */
function takingsInOrder({ receipt, marked, price }: Read): number {
  const { takings, queue, contract, step } = receipt;
  const { kind } = contract;
  const buys = marked.position.quantity < 0n;
  let now = marked.position;
  let [netted, passes] = [0, false];
  for (const [n, taking] of takings.entries()) {
    const [quantity, at] = [whole(taking.quantity), whole(taking.price)];
    const place = taking.kind === 'adl' ? queue[(taking.place ?? 0) - 1] : undefined;
    if (taking.kind === 'netting' ? n > 0 : taking.kind !== step) return n;
    if (taking.kind === 'netting') netted += 1;
    if (step === 'adl' && taking.kind === 'adl') {
      passes ||= place?.passed === true;
      const due = place && least(sizeOf({ quantity: whole(place.quantity), openValue: 0n }), sizeOf(now));
      if (!place || place.person !== taking.person || due !== quantity || place.passed !== passes) return n;
    } else if (taking.place !== null) return n;
    if (at !== price && !passes) return n;
    const after = filled(kind, now, { buys, quantity, price: at });
    const isWhole = quantity > 0n && after.closed === quantity && sizeOf(now) >= quantity;
    if (!isWhole || whole(taking.value) !== tradeValue(kind, quantity, at)) return n;
    if (whole(taking.profit) !== after.profit || whole(taking.shortfall) < 0n) return n;
    if (place && !isTheirs(taking, place, kind, !buys)) return n;
    now = after.position;
  }
  const places = takings.flatMap(({ place }) => place ?? []);
  const inOrder = [
    ...queue.flatMap(({ place, passed }) => (passed ? [] : [place])),
    ...queue.flatMap(({ place, passed }) => (passed ? [place] : [])),
  ];
  return places.some((place, n) => place !== inOrder[n]) || netted > 1 ? 0 : takings.length;
}

type Taking = LiquidationReceipt['takings'][number];
type Place = LiquidationReceipt['queue'][number];

/** Whether a target gained what its position says. */
function isTheirs(taking: Taking, place: Place, kind: Marked['kind'], buys: boolean): boolean {
  const position = { quantity: whole(place.quantity), openValue: whole(place.openValue) };
  const { profit } = filled(kind, position, { buys, quantity: whole(taking.quantity), price: whole(taking.price) });
  return whole(taking.othersProfit) === profit && whole(taking.othersShortfall) >= 0n;
}

/** How many places from the first on have the score that they say, and none that is higher than the one before. */
function queueInOrder({ receipt, marked }: Read): number {
  let before: Ranked | undefined;
  for (const [n, place] of receipt.queue.entries()) {
    const position = { quantity: whole(place.quantity), openValue: whole(place.openValue) };
    const target = { ...marked, position, owner: n, equity: fraction(place.equity) };
    const score = adlScore(target);
    const ranked = { target, score };
    const isOpposite = position.quantity > 0n !== marked.position.quantity > 0n && position.quantity !== 0n;
    const isSame = String(score.numerator) === place.score[0] && String(score.denominator) === place.score[1];
    if (!isOpposite || !isSame || place.place !== n + 1) return n;
    if (before && compareRank(before, ranked) > 0) return n;
    before = ranked;
  }
  return receipt.queue.length;
}

/** The position and the wallet after all that was closed, before fee and rest. */
function leftBy({ receipt, marked }: Read): Left {
  const { kind } = receipt.contract;
  const buys = marked.position.quantity < 0n;
  let { position } = marked;
  let wallet = whole(receipt.wallet);
  let given = 0n;
  const moves = [...receipt.fills, ...receipt.takings.map((one) => ({ ...one, fee: '0' }))];
  for (const { quantity, price, profit: gained, fee, shortfall, value } of moves) {
    const part = whole(quantity);
    const size = sizeOf(position);
    const after = filled(kind, position, { buys, quantity: part, price: whole(price) });
    const brought = whole(gained) + whole(shortfall) - whole(fee);
    if (receipt.mode === 'cross') wallet += brought;
    else {
      const due = fee === '0' && receipt.fills.length === 0 ? 0n : ceilOf(whole(value) * whole(receipt.takerRate));
      const needed = greatest(0n, due - whole(gained));
      const taken = least(wallet, greatest(releasedMargin(wallet, part, size), needed));
      wallet -= taken;
      given += taken + brought;
    }
    position = after.position;
  }
  return { position, wallet, given };
}

const positionsAfter = ({ positions }: Group, position: Position): readonly Marked[] => [
  ...(position.quantity === 0n ? [] : [{ ...positions[0]!, position }]),
  ...positions.slice(1),
];

/** What became of the group: nothing of it is left, it is safe, or it is not. */
function stateAfter({ receipt, group }: Read, { position, wallet, given }: Left): string {
  const paid = whole(receipt.fee) + whole(receipt.rest);
  const positions = positionsAfter(group, position);
  if (positions.length === 0) return 'closed';
  // Of an isolated position what came free is used first.
  const taken = receipt.mode === 'isolated' ? greatest(0n, paid - given) : paid;
  return isLiquidatable({ wallet: wallet - taken, positions }) ? 'liquidating' : 'restored';
}

/** What the fund has when all is paid: it pays what others could not as far as it goes, and gains what is its own. */
const fundAfter = (receipt: LiquidationReceipt): bigint =>
  fundAt(receipt, 'all') + whole(receipt.fee) + whole(receipt.rest);

/** The same after the fills and all takings, or those alone in which the fund gave what it held. */
function fundAt({ fund, fills, takings }: LiquidationReceipt, which: 'all' | 'netting'): bigint {
  let has = whole(fund.before);
  const pay = (shortfall: bigint) => {
    has -= least(has, shortfall);
  };
  for (const { shortfall, othersShortfall } of fills) pay(whole(shortfall) + whole(othersShortfall));
  for (const { kind, shortfall, othersProfit, othersShortfall } of takings) {
    if (which !== 'all' && kind !== which) break;
    pay(whole(shortfall));
    if (kind === 'adl') pay(whole(othersShortfall));
    else has += whole(othersProfit) + whole(othersShortfall);
  }
  return has;
}
