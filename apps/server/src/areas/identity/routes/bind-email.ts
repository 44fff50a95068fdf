import { type bindEmail, identity } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { emailOf } from '../addresses.ts';
import { bindChannel } from '../bind-channel.ts';
import { no } from '../checked.ts';

export const bindEmailRoute: Route<typeof bindEmail> = async ({ email, code, proof }, asking) => {
  const address = emailOf(email);
  if (address === undefined) return refused(identity['email-malformed'], {}, 'email');
  const refusal = await bindChannel({ channel: 'email', address, code, proof }, asking);
  return refusal ? no(refusal) : told({});
};
