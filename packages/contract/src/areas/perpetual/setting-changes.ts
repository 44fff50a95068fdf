import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, sizeText, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { settingKinds } from './sets.ts';

export const settingChangesRequest = z.strictObject({
  symbol: contractSymbol,
  before: idText.optional().describe('only changes with a smaller id'),
  size: sizeText.optional(),
});

/** A change of a contract's settings. */
export const settingChange = z.object({
  change: id,
  kind: z.enum(settingKinds),
  before: z
    .string()
    .describe('a status, the number of a version of tiers, or caps: floor, share, leverage and days of a new account'),
  after: z.string(),
  appliesAt: time.describe('from when on it holds'),
  at: time,
});
export const settingChangesResponse = z.array(settingChange);
export type SettingChangeLine = z.infer<typeof settingChange>;

/** What was changed of a contract: its status, its tiers, its caps. Newest first, 20 a page. */
export const settingChanges = call<z.infer<typeof settingChangesRequest>, SettingChangeLine[]>({
  name: 'perpetual/setting-changes',
  method: 'GET',
  path: '/perpetual/setting-changes',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'What was changed of a contract: its status, its tiers, its caps. Newest first, 20 a page.',
});
