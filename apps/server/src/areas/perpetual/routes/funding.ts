import { trading } from '@quay/contract';
import {
  fundingHistory,
  fundingPayments,
  fundingPaymentsExport,
  fundingReceipt,
  perpetual,
} from '@quay/contract/perpetual';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { paymentColumns } from '../records-files.ts';
import { paymentOnWire, periodOnWire } from '../records-wire.ts';

const END = Number.MAX_SAFE_INTEGER;

/** Funding of contracts: its periods for everybody, and what a user paid and received. */
export function fundingRoutes({ contracts, receipts }: Pick<PerpetualNeeds, 'contracts' | 'receipts'>): Served[] {
  return [
    serve(fundingHistory, async ({ symbol, ...page }, context) => {
      if (!contracts.find(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
      const { before = END, size } = pageOf(page);
      const periods = await (await context.rows()).perpetual.fundingHistory(symbol, before, size);
      return reply(periods.map(periodOnWire));
    }),
    serve(fundingReceipt, async ({ period }, context) => {
      const row = await (await context.rows()).perpetual.receiptOfPeriod(Number(period));
      if (!row) return refused(perpetual['receipt-unknown']);
      return reply({ receipts: [receipts.signed(row)], publicKey: receipts.publicKey });
    }),
    serve(fundingPayments, async (request, context) => {
      const { symbol: contract } = request;
      const query = { contract, ...spanOf(request), ...pageOf(request), direction: 'desc' } as const;
      const payments = await (await context.rows()).perpetual.fundingPayments(context.owner, query);
      return reply(payments.map((one) => paymentOnWire(one, contracts.of(one.contract))));
    }),
    serve(fundingPaymentsExport, async (request, context) => {
      const rows = await context.rows();
      const query = { contract: request.symbol, ...spanOf(request), direction: 'asc' } as const;
      const text = await csvOf(paymentColumns, async (after, size) => {
        const payments = await rows.perpetual.fundingPayments(context.owner, { ...query, after, size });
        return payments.map((one) => ({ id: one.id, ...paymentOnWire(one, contracts.of(one.contract)) }));
      });
      return reply(text);
    }),
  ];
}
