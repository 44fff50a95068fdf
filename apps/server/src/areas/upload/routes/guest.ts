import { guestPurposes, type uploadGuest } from '@quay/contract/upload';
import { badRequest } from '../../../edge/request-headers.ts';
import { type Route, refused, told } from '../../../edge/route.ts';

export const uploadGuestRoute: Route<typeof uploadGuest> = async ({ purpose = 'reset' }, asking) => {
  const { guest, picture, address } = asking;
  if (!guestPurposes.some((one) => one === purpose)) return { outcome: { ok: false, ...badRequest('purpose') } };
  if (guest === undefined) return { outcome: { ok: false, ...badRequest('guest-token') } };
  const taken = await asking.vault.take({ bytes: picture, purpose, by: { guest }, address });
  return 'refusal' in taken ? refused(taken.refusal, taken.params, 'file') : told(taken);
};
