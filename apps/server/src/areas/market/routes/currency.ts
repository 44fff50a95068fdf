import type { currency } from '@quay/contract/market';
import { text } from '@quay/money';
import { type Route, told } from '../../../edge/route.ts';

export const currencyRoute: Route<typeof currency> = async (_request, { reads }) =>
  told((await reads.market.currencies()).map((row) => ({ ...row, rate: text(row.rate) })));
