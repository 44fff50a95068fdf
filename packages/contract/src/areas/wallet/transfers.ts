import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText } from '../../fields.ts';
import { type Transfer, transfer } from './transfer.ts';

export const transfersRequest = z.strictObject({ before: idText.optional(), size: sizeText.optional() });

export const transfersResponse = z.array(transfer);

/** The user's transfers, newest first, 20 a page. */
export const transfers = call<z.infer<typeof transfersRequest>, Transfer[]>({
  name: 'wallet/transfers',
  method: 'GET',
  path: '/asset/transfer/list',
  permission: 'user',
  refusals: [],
  about: "The user's transfers, newest first, 20 a page.",
});
