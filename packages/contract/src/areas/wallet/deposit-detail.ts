import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type Deposit, deposit } from './deposit.ts';
import { wallet } from './refusals.ts';

export const depositDetailRequest = z.strictObject({ depositId: idText });

export const depositDetailResponse = deposit;

/** One deposit of the user. */
export const depositDetail = call<z.infer<typeof depositDetailRequest>, Deposit>({
  name: 'wallet/deposit-detail',
  method: 'GET',
  path: '/asset/deposit/:depositId',
  permission: 'user',
  refusals: [wallet['deposit-unknown']],
  about: 'One deposit of the user.',
});
