import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { earnProduct } from './product-row.ts';

export const productsRequest = nothing;
export const productsResponse = z.array(earnProduct);
export type EarnProducts = z.infer<typeof productsResponse>;

/** Everything that can be bought, with who pays it and what is there for it. */
export const products = call<z.infer<typeof productsRequest>, EarnProducts>({
  name: 'earn/products',
  method: 'GET',
  path: '/financial/products',
  permission: 'guest',
  refusals: [],
  about: 'Everything that can be bought, with who pays it and what is there for it.',
});
