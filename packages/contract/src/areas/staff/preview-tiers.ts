import { z } from 'zod';
import { call } from '../../call.ts';
import { time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { perpetual } from '../perpetual/refusals.ts';
import { wantedTiers } from './set-tiers.ts';

const count = z.number().int().nonnegative();

export const previewTiersRequest = wantedTiers;

export const previewTiersResponse = z.object({
  at: time,
  positions: count.describe('open ones of users in the contract'),
  more: count.describe('of these, those that would require more to be kept'),
  less: count.describe('of these, those that would require less'),
  near: count.describe('groups whose margin ratio would come to 80 % or more, and is less now'),
  liquidated: count.describe('groups that would be liquidated at the marks as they are'),
  aboveCap: count.describe('positions that are worth more than the cap: they stay, and can only be closed'),
});

export type TiersPreview = z.infer<typeof previewTiersResponse>;

/** What other margin tiers would change for those who hold positions now, at the marks as they are. */
export const previewTiers = call<z.infer<typeof previewTiersRequest>, TiersPreview>({
  name: 'staff/preview-tiers',
  method: 'POST',
  path: '/console/api/contracts/tiers/preview',
  permission: 'staff:contracts',
  refusals: [trading['symbol-unknown'], perpetual['tiers-impossible']],
  about: 'What other margin tiers would change for those who hold positions now, at the marks as they are.',
});
