import { CANCELS_A_DAY, type me } from '@quay/contract/c2c';
import { greatest, text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import { dayLimitOf } from '../market/takers.ts';
import type { C2cNeeds } from '../needs.ts';

const DAY_MS = 24 * 60 * 60_000;

export const meRoute =
  ({ c2c: { market, orders, purchases }, identity, verification }: C2cNeeds): Route<typeof me> =>
  async (_request, context) => {
    const { owner } = context;
    const rows = await context.rows();
    // The core counts days by its own clock.
    const at = Date.now();
    const [people, security, day, counts, held, realName, holds] = await Promise.all([
      market.traders.read([owner]),
      identity.security(owner),
      rows.c2c.c2cDay(owner),
      orders.counts(owner, rows),
      purchases.held(owner, rows),
      verification.reveal(owner, 'real-name'),
      identity.holds.placed(owner),
    ]);
    const trader = people.get(owner)!;
    const today = day && Math.floor(day.day / DAY_MS) === Math.floor(at / DAY_MS) ? day : { cancels: 0, value: 0n };
    const suspension = market.stopped.suspensionOf(owner);
    const limit = dayLimitOf(trader, identity.now());
    return reply({
      c2c_user_type: trader.merchant === 'verified' ? 0 : 1,
      taking: trader.taking,
      level: trader.level,
      realName: trader.level === 'none' ? null : (realName ?? null),
      fundPassword: security.fundPasswordHash !== null,
      reputation: market.reputationOf(owner),
      cancelsLeft: Math.max(0, CANCELS_A_DAY - today.cancels),
      suspended: suspension ? { reason: suspension.reason, since: suspension.since } : null,
      salesHeldUntil: holds[0]?.until ?? null,
      missing: market.missingOf(trader),
      dayLeft: text(greatest(0n, limit - today.value)),
      ...counts,
      held: text(held),
    });
  };
