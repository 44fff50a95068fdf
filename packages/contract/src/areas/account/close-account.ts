import { z } from 'zod';
import { call } from '../../call.ts';
import { time } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { account, obstacleRefusals } from './refusals.ts';
import { closureObstacles } from './sets.ts';

export const closeAccountRequest = z.strictObject({
  leaveRest: z.boolean().describe('what is left, worth little, stays behind for good'),
  fundPassword: z.string().max(1000).optional().describe('where one is set: as it is, or encrypted to /rsa_pub'),
  proof,
});

export const closeAccountResponse = z.object({ closesAt: time });

/** Asks that the account be closed. Every session ends; for seven days its owner can log in and take it back. */
export const closeAccount = call<z.infer<typeof closeAccountRequest>, z.infer<typeof closeAccountResponse>>({
  name: 'account/close-account',
  way: 'closure',
  method: 'POST',
  path: '/member/closure/request',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    account.held,
    ...closureObstacles.map((obstacle) => obstacleRefusals[obstacle]),
    wallet['encrypted-malformed'],
    identity['fund-password-wrong'],
    identity['fund-password-locked'],
    ...proofRefusals,
  ],
  about: 'Asks that the account be closed. Every session ends; for seven days its owner can log in and take it back.',
});
