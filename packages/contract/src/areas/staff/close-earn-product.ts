import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { earn } from '../earn/refusals.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const closeEarnProductRequest = z.strictObject({ product: id, reason });
export const closeEarnProductResponse = nothing;

/** Ends the sale of a product of Earn at once. What people hold goes on. Only two people open it again. */
export const closeEarnProduct = call<z.infer<typeof closeEarnProductRequest>, z.infer<typeof closeEarnProductResponse>>(
  {
    name: 'staff/close-earn-product',
    method: 'POST',
    path: '/console/api/earn/products/close',
    permission: 'staff:earn',
    refusals: [staff['reason-missing'], earn['product-unknown'], earn['not-listed']],
    about: 'Ends the sale of a product of Earn at once. What people hold goes on. Only two people open it again.',
  },
);
