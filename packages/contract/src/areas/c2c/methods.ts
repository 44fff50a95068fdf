import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { method, type PaymentMethod } from './method.ts';

export const methodsRequest = nothing;

export const methodsResponse = z.array(method);

/** The user's payment methods. */
export const methods = call<z.infer<typeof methodsRequest>, PaymentMethod[]>({
  name: 'c2c/methods',
  method: 'GET',
  path: '/payment/getRecords',
  permission: 'user',
  refusals: [],
  about: "The user's payment methods.",
});
