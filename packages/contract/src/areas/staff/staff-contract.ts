import { z } from 'zod';
import { call } from '../../call.ts';
import { id, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { caps } from '../perpetual/contract.ts';
import { indexSourcesRow } from '../perpetual/index-sources.ts';
import { settingChange } from '../perpetual/setting-changes.ts';
import { tierVersion } from '../perpetual/tiers.ts';
import { contractRow } from './contract-row.ts';
import { approvalKinds } from './sets.ts';

const setBy = z.string().nullable().describe('login name of who had it approved; null for what it was listed with');

export const staffContractRequest = z.strictObject({ symbol: contractSymbol });

export const staffContractResponse = z.object({
  ...contractRow.shape,
  maxLeverage: z.number().int(),
  index: indexSourcesRow.nullable().describe('what each source last said; null before the first'),
  caps: caps.extend({ setAt: time, setBy }).nullable().describe('null where there are none'),
  tiers: z
    .array(tierVersion.extend({ setBy }))
    .describe('every version, the newest first; one may be announced and not apply yet'),
  tierVersion: id.describe('the version that holds now'),
  changes: z
    .array(settingChange.extend({ by: z.string().nullable().describe('null where the rules of liquidation did it') }))
    .describe('of its settings, the newest first, 50 at most'),
  requests: z
    .array(z.object({ approvalId: id, kind: z.enum(approvalKinds), requestedBy: z.string() }))
    .describe('what waits for a second person'),
});

export type StaffContract = z.infer<typeof staffContractResponse>;

/** One contract: sources of its index, tiers, caps, status, and what was changed when and by whom. */
export const staffContract = call<z.infer<typeof staffContractRequest>, StaffContract>({
  name: 'staff/staff-contract',
  method: 'GET',
  path: '/console/api/contracts/:symbol',
  permission: 'staff:contracts',
  refusals: [trading['symbol-unknown']],
  about: 'One contract: sources of its index, tiers, caps, status, and what was changed when and by whom.',
});
