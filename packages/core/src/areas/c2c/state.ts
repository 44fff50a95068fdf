import { amount, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

export const depositStates = ['held', 'refunded'] as const;

export const merchantDepositColumns = {
  id,
  owner: id,
  asset: text,
  amount,
  state: oneOf(depositStates),
  paidAt: time,
  refundedAt: maybe(time),
};
/** What a merchant left as a deposit: frozen as long as it is held. */
export type MerchantDeposit = RowOf<typeof merchantDepositColumns>;
export const merchantDepositsTable = table({
  name: 'merchant_deposits',
  number: 30,
  kind: 'state',
  key: ['id'],
  columns: merchantDepositColumns,
});
