import { type bindPhone, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { addressOf } from '../addresses.ts';
import { bindChannel } from '../bind-channel.ts';
import { no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';

export const bindPhoneRoute =
  (needs: IdentityNeeds): Route<typeof bindPhone> =>
  async ({ areaCode, phone, code, proof }, context) => {
    const to = addressOf('phone', phone, areaCode);
    if ('refusal' in to) return refused(identity['phone-malformed'], {}, to.field === 'address' ? 'phone' : to.field);
    const refusal = await bindChannel({ ...to, code, proof }, needs, context);
    return refusal ? no(refusal) : reply({});
  };
