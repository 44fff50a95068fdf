import { DEMO_COIN, DEMO_COURSE_MAX, DEMO_FUNDS, demo, type demoAccount } from '@quay/contract/demo';
import { startOverFrom } from '@quay/core';
import { multiply, text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { DemoNeeds } from '../needs.ts';

export const demoAccountRoute =
  ({ lastPrice, now }: DemoNeeds): Route<typeof demoAccount> =>
  async (_request, context) => {
    const { owner, session } = context;
    if (!session?.demo) return refused(demo['not-in-demo']);
    const rows = await context.rows();
    const account = await rows.demo.account(owner);
    // Its session was opened after it: rows that are behind lack it for a moment.
    const since = account?.since ?? now();
    const [held, fills, user] = await Promise.all([
      rows.demo.balances(owner),
      rows.demo.fills(owner, { size: DEMO_COURSE_MAX }),
      rows.identity.userById(owner),
    ]);
    const worth = held.reduce((sum, { asset, available, frozen }) => {
      const total = available + frozen;
      return sum + (asset === DEMO_COIN ? total : multiply(lastPrice(asset) ?? 0n, total, 'down'));
    }, 0n);
    const from = account && startOverFrom(account);
    return reply({
      ...{ coin: DEMO_COIN, funds: DEMO_FUNDS, worth: account ? text(worth) : DEMO_FUNDS, since },
      startOverFrom: from !== undefined && from > now() ? from : null,
      course: fills.map(({ at, worth }) => ({ at, worth: text(worth) })).reverse(),
      real: user?.isGuest ? null : await realOf(),
    });

    async function realOf() {
      const [balances, open] = await Promise.all([rows.wallet.balances(owner), rows.spot.openOrders(owner)]);
      const usdt = balances.find(({ book, asset }) => book === 'spot' && asset === DEMO_COIN);
      return { available: text(usdt?.available ?? 0n), openOrders: open.length };
    }
  };
