import { openTriggers, triggerHistory } from '@quay/contract/perpetual';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { triggerOnWire } from '../wire.ts';

const PAGE = 20;
const PAGE_MAX = 100;

/** The user's triggers, as rows have them. */
export const triggerRoutes: Served[] = [
  serve(openTriggers, async ({ symbol }, { owner, rows }) =>
    reply((await (await rows()).perpetual.openTriggers(owner, symbol)).map(triggerOnWire)),
  ),
  serve(triggerHistory, async ({ symbol, before, size }, { owner, rows }) => {
    const { perpetual } = await rows();
    const span = {
      market: symbol,
      below: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
      size: Math.min(Number(size ?? PAGE), PAGE_MAX),
    };
    return reply((await perpetual.triggerHistory(owner, span)).map(triggerOnWire));
  }),
];
