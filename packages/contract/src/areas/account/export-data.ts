import { z } from 'zod';
import { call } from '../../call.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { account } from './refusals.ts';

export const exportDataRequest = z.strictObject({
  fundPassword: z.string().max(1000).optional().describe('where one is set: as it is, or encrypted to /rsa_pub'),
  proof,
});

export const exportDataResponse = z
  .string()
  .describe(
    'one JSON object: `format`, `version`, `madeAt`, `userId`, and `parts`, which has a list of rows for each kind of record; `cut` names the parts that have more rows than 100,000',
  );

/** Everything that is kept of the user, as one JSON file. Pictures are named and not contained; three files a day. */
export const exportData = call<z.infer<typeof exportDataRequest>, string>({
  name: 'account/export-data',
  method: 'POST',
  path: '/member/data/export',
  permission: 'user',
  file: 'quay-data.json',
  whileFrozen: true,
  refusals: [
    account['exports-used'],
    wallet['encrypted-malformed'],
    identity['fund-password-wrong'],
    identity['fund-password-locked'],
    ...proofRefusals,
  ],
  about:
    'Everything that is kept of the user, as one JSON file. Pictures are named and not contained; three files a day.',
});
