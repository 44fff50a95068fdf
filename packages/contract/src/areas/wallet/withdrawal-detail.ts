import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { wallet } from './refusals.ts';
import { type Withdrawal, withdrawal } from './withdrawal.ts';

export const withdrawalDetailRequest = z.strictObject({ withdrawalId: idText });

export const withdrawalDetailResponse = withdrawal;

/** One withdrawal of the user. */
export const withdrawalDetail = call<z.infer<typeof withdrawalDetailRequest>, Withdrawal>({
  name: 'wallet/withdrawal-detail',
  method: 'GET',
  path: '/asset/withdraw/:withdrawalId',
  permission: 'user',
  refusals: [wallet['withdrawal-unknown']],
  about: 'One withdrawal of the user.',
});
