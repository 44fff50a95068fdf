import { c2cParties, RULED_BY_ONE } from '@quay/contract/c2c/rules';
import { staff } from '@quay/contract/staff/rules';
import { text as decimal, least, Parts, units } from '@quay/money';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { VALUED_IN } from '../prices.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';
import { withDetail } from '../timeline.ts';

const input = {
  staff: id,
  order: id,
  for: oneOf(c2cParties),
  /** SHA-256 of the reason that both read, JSON. */
  detail: text,
  /** USDT of the advertiser's deposit for the payer; of an order that timed out alone. */
  compensation: amount,
};
export type Rule = RowOf<typeof input>;

export const ruleShape = shape({
  name: 'c2c/rule',
  number: 63,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

const RULED_BY_ONE_MAX = units(RULED_BY_ONE);

/**
 * Staff say where the coins go, and they move in the same command; of an order that timed out, what the advertiser's
 * deposit pays. Above 5,000 USDT the first ruling waits for a second person who rules the same; another ruling of a second
 * person takes its place and waits anew. Refusals: `staff/appeal-unknown`, `staff/appeal-decided`,
 * `staff/second-person-needed` (the same person again), `staff/compensation-malformed` (more than the deposit has or than
 * the order's value).
 */
export function rule(parts: C2cParts): Command<never> {
  const { orders, orderIds, deposits, escrow, timeline, ledger } = parts;

  /** The advertiser's deposit pays the payer: what was held becomes the payer's, and the deposit is so much smaller. */
  function compensate({ id, advertiser, payer, compensation }: C2cOrder, at: number): void {
    deposits.use(advertiser, VALUED_IN, compensation);
    const from = ledger.account(advertiser, 'spot', VALUED_IN);
    const to = ledger.account(payer, 'spot', VALUED_IN);
    ledger.settle(from, to, new Parts().of(compensation), 'c2c-compensation', id, at);
  }

  return command(ruleShape, (request: Rule, at): Outcome<C2cOrder> => {
    const { compensation } = request;
    const order = orders.get(String(request.order));
    const wasThere = request.order > 0 && request.order <= orderIds.last;
    if (!order) return refuse(wasThere ? staff['appeal-decided'] : staff['appeal-unknown']);
    const { state, advertiser, value } = order;
    if (state !== 'appealed' && state !== 'disputed') {
      return refuse(order.appealedAt === null ? staff['appeal-unknown'] : staff['appeal-decided']);
    }
    if (order.ruledBy === request.staff) return refuse(staff['second-person-needed']);
    const deposit = deposits.held(advertiser, VALUED_IN).reduce((sum, held) => sum + held.amount, 0n);
    const max = state === 'disputed' && request.for === 'payer' ? least(value, deposit) : 0n;
    if (compensation < 0n || compensation > max) return refuse(staff['compensation-malformed'], { max });

    const by = { actor: 'staff', by: request.staff } as const;
    const said = withDetail({ for: request.for, compensation: decimal(compensation) }, request.detail);
    const isSecond = order.ruledBy !== null && order.rulingFor === request.for && order.compensation === compensation;
    if (isSecond) order.secondedBy = request.staff;
    else Object.assign(order, { rulingFor: request.for, ruledBy: request.staff, compensation });
    if (value > RULED_BY_ONE_MAX && !isSecond) {
      timeline.write(order, at, 'ruling-proposed', by, said);
      orders.save(order);
      return done(order);
    }
    timeline.write(order, at, 'ruled', by, said);
    order.withdrawalBy = null;
    order.standing = 'over';
    if (state === 'disputed') order.state = 'timed-out';
    else if (request.for === 'payer') escrow.release(order, 'ruled-payer', at);
    else escrow.giveBack(order, 'ruled-seller', at);
    if (compensation > 0n) {
      compensate(order, at);
      timeline.write(order, at, 'compensated', by, { amount: decimal(compensation), asset: VALUED_IN });
    }
    orders.save(order);
    return done(order);
  });
}
