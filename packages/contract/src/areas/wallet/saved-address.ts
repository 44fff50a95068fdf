import { z } from 'zod';
import { id, time } from '../../fields.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';

export const savedAddress = z.object({
  addressId: id,
  network: networkName,
  address: z.string().describe('with its checksum'),
  label: z.string(),
  addedAt: time,
  usableFrom: time.describe('coins may leave to it from here on'),
  lastUsedAt: time.nullable(),
});

export type SavedAddress = z.infer<typeof savedAddress>;

export const addressRefusals = [
  wallet['network-unknown'],
  wallet['address-malformed'],
  wallet['address-checksum'],
  wallet['address-ours'],
  wallet['address-token'],
  wallet['address-burn'],
  wallet['address-precompile'],
  wallet['withdrawals-closed'],
  wallet['address-is-contract'],
  wallet['address-known'],
  wallet['address-looks-alike'],
] as const;
