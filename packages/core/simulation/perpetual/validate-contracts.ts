import { systemAccounts } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';
import { absolute, type ContractOrder, isOpening, type TradedPosition } from './rules.ts';
import type { Terms } from './terms.ts';

type Known = {
  readonly money: Money;
  readonly terms: Terms;
  readonly traded: ReadonlyMap<string, TradedPosition>;
  readonly live: ReadonlyMap<number, ContractOrder>;
  /** Of a contract that is being settled, the quantities of those who are, and what is open of them. */
  paidOf(symbol: string): { readonly quantity: bigint; readonly open: bigint };
  /** What funding of an account the clearing account has received and not passed on yet. */
  givenOf(account: string): bigint;
};

/** P1, P3 and P4 of every contract, and P8, P9 of every position that has orders. */
export function validateContracts({ money, terms, traded, live, givenOf, paidOf }: Known): void {
  const sums = new Map([...terms.contracts.keys()].map((symbol) => [symbol, { ...paidOf(symbol), long: 0n }]));
  for (const [key, { quantity, openValue }] of traded) {
    const sum = sums.get(key.slice(key.indexOf('/') + 1))!;
    sum.quantity += quantity;
    sum.open += openValue;
    if (quantity > 0n) sum.long += quantity;
  }
  const clearing = new Map<string, { readonly symbol: string; readonly part: bigint }>();
  for (const [symbol, { quantity, long, open }] of sums) {
    const contract = terms.of(symbol);
    if (quantity !== 0n || contract.openInterest !== long)
      wrong(`P1 ${symbol}: ${quantity}, ${contract.openInterest} of ${long}`);
    if (contract.clearing !== -open) wrong(`P3 ${symbol}: clearing ${contract.clearing}, open ${open}`);
    const account = terms.accountOf(symbol);
    const before = clearing.get(account)?.part ?? 0n;
    clearing.set(account, { symbol, part: before + contract.clearing });
  }
  for (const [account, { symbol, part }] of clearing) {
    const sum = part - givenOf(account);
    const has = money.totalOf(systemAccounts.clearing, terms.of(symbol).quote, terms.bookOf(symbol));
    if (has !== sum) wrong(`P3 the clearing account has ${has} of ${account}, its contracts ${sum}`);
  }
  validateClosing(traded, live);
}

function validateClosing(traded: ReadonlyMap<string, TradedPosition>, live: ReadonlyMap<number, ContractOrder>): void {
  const closing = new Map<string, bigint>();
  for (const order of live.values()) {
    const key = `${order.owner}/${order.market}`;
    const quantity = traded.get(key)?.quantity ?? 0n;
    const isAgainst = quantity !== 0n && quantity > 0n !== (order.side === 'buy');
    if (isOpening(order) === isAgainst)
      wrong(`P8 order ${order.id} is to ${order.intent}, the position is ${quantity}`);
    if (isAgainst) closing.set(key, (closing.get(key) ?? 0n) + order.quantity! - order.filledQuantity);
  }
  for (const [key, sum] of closing) {
    if (sum > absolute(traded.get(key)!.quantity)) wrong(`P9 orders of ${key} would close ${sum}`);
  }
}
