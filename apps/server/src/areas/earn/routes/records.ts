import {
  earnKinds,
  history,
  historyExport,
  incomeDays,
  type LegacyFlow,
  legacyHistory,
  order,
  orders,
} from '@quay/contract/earn';
import { text } from '@quay/money';
import { csvOf } from '../../../edge/csv.ts';
import { numberedPageOf, pageOf, spanOf } from '../../../edge/page.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { historyColumns } from '../files.ts';
import type { EarnNeeds } from '../needs.ts';
import { ownOrder } from '../own-order.ts';
import { flowOnWire, ordersOnWire } from '../wire.ts';

const PAGE = 20;
const LEGACY_PAGE = '10';
const LAST = Number.MAX_SAFE_INTEGER;
const DAYS_MS = 30 * 86_400_000;

type RecordsQuery = {
  readonly kind?: (typeof earnKinds)[number] | undefined;
  readonly order?: string | undefined;
  readonly income?: '1' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
const wanted = (request: RecordsQuery) => ({
  ...spanOf(request),
  kind: request.kind,
  order: request.order === undefined ? undefined : Number(request.order),
  isIncome: request.income !== undefined,
});

/** A kind, or its place from 1. */
const kindOf = (type: string | undefined) =>
  type === undefined ? undefined : (earnKinds[Number(type) - 1] ?? earnKinds.find((kind) => kind === type));

/** What somebody has in Earn, what became of it, and what came of it. */
export const recordRoutes = ({ now }: Pick<EarnNeeds, 'now'>): Served[] => [
  serve(orders, async ({ over, before }, context) => {
    const { earn: rows } = await context.rows();
    const below = before === undefined ? LAST : Number(before);
    const [own, all] = await Promise.all([
      over === undefined ? rows.own(context.owner) : rows.ended(context.owner, below, PAGE),
      rows.products(),
    ]);
    const shown = ordersOnWire(own, all, now());
    return reply(over === undefined ? shown : shown.slice(0, PAGE));
  }),
  serve(order, async ({ order: id }, context) => ownOrder(await context.rows(), context.owner, Number(id), now())),
  serve(history, async (request, context) => {
    const query = { ...wanted(request), ...pageOf(request), direction: 'desc' } as const;
    const rows = await (await context.rows()).earn.history(context.owner, query);
    return reply(rows.map(flowOnWire));
  }),
  serve(historyExport, async (request, context) => {
    const { earn: rows } = await context.rows();
    const query = { ...wanted(request), direction: 'asc' } as const;
    const file = await csvOf(historyColumns, async (after, size) => {
      const lines = await rows.history(context.owner, { ...query, after, size });
      return lines.map(flowOnWire);
    });
    return reply(file);
  }),
  serve(incomeDays, async (_request, context) => {
    const rows = await (await context.rows()).earn.incomeDays(context.owner, now() - DAYS_MS);
    return reply(rows.map((row) => ({ ...row, income: text(row.income) })));
  }),
  serve(legacyHistory, async ({ type, pageNo, pageSize = LEGACY_PAGE }, context) => {
    const page = numberedPageOf({ pageNo, pageSize });
    const { offset, size } = page;
    const query = { kind: kindOf(type), isIncome: false, offset, size, direction: 'desc' } as const;
    const { rows, more } = page.of(await (await context.rows()).earn.history(context.owner, query));
    return reply({ rows: rows.map(flowOnWire).map(legacyOf), more });
  }),
];

const legacyOf = ({
  id,
  order: orderId,
  product,
  name,
  kind,
  flow,
  asset,
  amount,
  paidAt,
  dueAt,
  upline,
}: ReturnType<typeof flowOnWire>): LegacyFlow => ({
  ...{ id, orderId, productId: product, productName: name, type: kind, flowType: flow, coinSymbol: asset, amount },
  ...{ status: upline?.withheld ? 'WITHHELD' : paidAt === null ? 'SCHEDULED' : 'PAID', createTime: paidAt ?? dueAt },
});
