import { trading } from '@quay/contract';
import {
  deliverySamples,
  ownSettlementReceipt,
  ownSettlements,
  ownSettlementsExport,
  perpetual,
  settlement,
  settlementReceipt,
  settlements,
} from '@quay/contract/perpetual';
import { SAMPLES_MS, samplesWithin } from '@quay/core';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { settlementColumns } from '../records-files.ts';
import { ownSettlementOnWire, settlementOnWire, tickOnWire } from '../settlements-wire.ts';

/** Settlement of dated contracts: its samples and prices for everybody, and what a user gained by it. */
export function settlementRoutes({ contracts, receipts }: Pick<PerpetualNeeds, 'contracts' | 'receipts'>): Served[] {
  return [
    serve(deliverySamples, async ({ symbol, from = '0' }, context) => {
      const dated = contracts.dated(symbol);
      if (!dated) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
      const { expiresAt: expiry, settlesAt, windowMs } = dated;
      const startsAt = settlesAt - windowMs;
      const { perpetual: rows } = await context.rows();
      // The window may begin within a half minute.
      const first = Math.max(startsAt - SAMPLES_MS + 1, Number(from));
      const ticks = (await rows.settlementSamples(symbol, first, settlesAt)).flatMap((row) => {
        const prices = samplesWithin(row, startsAt, settlesAt);
        return prices.length === 0 ? [] : [tickOnWire(row.at, prices)];
      });
      return reply({ symbol, expiry, startsAt, settlesAt, ticks });
    }),
    serve(settlement, async ({ symbol }, context) => {
      if (!contracts.find(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
      const found = await (await context.rows()).perpetual.settlementOf(symbol);
      return reply({ settlement: found ? settlementOnWire(found) : null });
    }),
    serve(settlements, async ({ coin, before, size }, context) => {
      const query = { coin, before, size: pageOf({ size }).size };
      return reply((await (await context.rows()).perpetual.settlements(query)).map(settlementOnWire));
    }),
    serve(settlementReceipt, async ({ symbol }, context) => {
      const row = await (await context.rows()).perpetual.receiptOfSettlement(symbol);
      if (!row) return refused(perpetual['receipt-unknown']);
      return reply({ receipts: [receipts.signed(row)], publicKey: receipts.publicKey });
    }),
    serve(ownSettlements, async (request, context) => {
      const { symbol: contract } = request;
      const query = { contract, ...spanOf(request), ...pageOf(request), direction: 'desc' } as const;
      const settled = await (await context.rows()).perpetual.ownSettlements(context.owner, query);
      return reply(settled.map((one) => ownSettlementOnWire(one, contracts.of(one.contract))));
    }),
    serve(ownSettlementsExport, async (request, context) => {
      const rows = await context.rows();
      const query = { contract: request.symbol, ...spanOf(request), direction: 'asc' } as const;
      const text = await csvOf(settlementColumns, async (after, size) => {
        const settled = await rows.perpetual.ownSettlements(context.owner, { ...query, after, size });
        return settled.map((one) => ({ id: one.id, ...ownSettlementOnWire(one, contracts.of(one.contract)) }));
      });
      return reply(text);
    }),
    serve(ownSettlementReceipt, async ({ settlement: id }, context) => {
      await context.rows();
      const file = await receipts.delivery(context.owner, Number(id));
      return file ? reply(file) : refused(perpetual['receipt-unknown']);
    }),
  ];
}
