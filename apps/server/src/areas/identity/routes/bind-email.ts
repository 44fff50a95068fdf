import { type bindEmail, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { emailOf } from '../addresses.ts';
import { bindChannel } from '../bind-channel.ts';
import { no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';

export const bindEmailRoute =
  (needs: IdentityNeeds): Route<typeof bindEmail> =>
  async ({ email, code, proof }, context) => {
    const address = emailOf(email);
    if (address === undefined) return refused(identity['email-malformed'], {}, 'email');
    const refusal = await bindChannel({ channel: 'email', address, code, proof }, needs, context);
    return refusal ? no(refusal) : reply({});
  };
