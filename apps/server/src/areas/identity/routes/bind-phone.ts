import { type bindPhone, identity } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { addressOf } from '../addresses.ts';
import { bindChannel } from '../bind-channel.ts';
import { no } from '../checked.ts';

export const bindPhoneRoute: Route<typeof bindPhone> = async ({ areaCode, phone, code, proof }, asking) => {
  const to = addressOf('phone', phone, areaCode);
  if ('refusal' in to) return refused(identity['phone-malformed'], {}, to.field === 'address' ? 'phone' : to.field);
  const refusal = await bindChannel({ ...to, code, proof }, asking);
  return refusal ? no(refusal) : told({});
};
