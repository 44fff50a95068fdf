import { paymentReceipt, perpetual, receipt, receiptChain, receiptKey, receipts } from '@quay/contract/perpetual';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';

const PAGE = 20;
const END = Number.MAX_SAFE_INTEGER;

/** Receipts of one's own, the chain that everybody may see, and the key that all are signed with. */
export const receiptRoutes = ({ receipts: of }: Pick<PerpetualNeeds, 'receipts'>): Served[] => [
  serve(receipts, async ({ before }, context) => {
    const rows = await context.rows();
    const own = await rows.perpetual.receiptsOf(context.owner, before === undefined ? END : Number(before), PAGE);
    return reply(
      own.map(({ number, contract, at, hash, step, isOwn, case: ofCase }) => ({
        ...{ number, symbol: contract, at, hash, step, own: isOwn, person: of.person(context.owner, ofCase) },
      })),
    );
  }),
  serve(receipt, async ({ number }, context) => {
    const rows = await context.rows();
    const row = await rows.perpetual.receiptOf(context.owner, Number(number));
    if (!row) return refused(perpetual['receipt-unknown']);
    const file = { receipts: [of.signed(row)], publicKey: of.publicKey };
    return reply({ file, person: of.person(context.owner, row.case) });
  }),
  serve(paymentReceipt, async ({ payment }, context) => {
    await context.rows();
    const file = await of.payment(context.owner, Number(payment));
    return file ? reply(file) : refused(perpetual['receipt-unknown']);
  }),
  serve(receiptChain, async ({ before }, context) => {
    const rows = await context.rows();
    const found = await rows.perpetual.receiptsBelow(before === undefined ? END : Number(before), PAGE);
    return reply({ receipts: found.reverse().map(of.signed), publicKey: of.publicKey });
  }),
  serve(receiptKey, () => reply({ publicKey: of.publicKey })),
];
