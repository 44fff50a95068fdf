import { type C2cOrderRow, c2cOrderStates, c2cOrderStatus, type legacyOrders } from '@quay/contract/c2c';
import { type Asking, type Reply, type Route, told } from '../../../edge/route.ts';
import { said } from '../legacy/place.ts';
import { orderRowOf } from '../legacy/wire.ts';
import { ordersRoute } from './orders.ts';

const SIZE = 20;
const STEP = 100;

export const legacyOrdersRoute: Route<typeof legacyOrders> = async ({ page_no, direction, state }, asking) => {
  const status = said(state);
  const states = status === undefined ? [] : c2cOrderStates.filter((one) => String(c2cOrderStatus[one]) === status);
  const from = (Number(said(page_no) ?? 1) - 1) * SIZE;
  return pageFrom(from, { states, side: said(direction) }, asking);
};

/** The family counts pages; orders are read on from the last one that was seen. */
async function pageFrom(
  from: number,
  wanted: Pick<Parameters<typeof ordersRoute>[0], 'states' | 'side'>,
  asking: Asking,
): Promise<Reply<ReturnType<typeof orderRowOf>[]>> {
  let before: number | undefined;
  let passed = 0;
  for (;;) {
    const { outcome, ...rest } = await ordersRoute({ ...wanted, before, size: STEP }, asking);
    if (!outcome.ok) return { ...rest, outcome };
    const rows: C2cOrderRow[] = outcome.value;
    const page = rows.slice(from - passed, from - passed + SIZE);
    // Pages end where steps do: one is never in two of them.
    if (from < passed + STEP || rows.length < STEP) return told(page.map(orderRowOf), rest.seq);
    passed += STEP;
    before = rows.at(-1)!.orderId;
  }
}
