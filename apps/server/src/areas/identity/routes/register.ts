import { identity, type register } from '@quay/contract/identity';
import { type Route, refused } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { unreachedBy } from '../codes.ts';
import { enter } from '../entering.ts';
import type { IdentityNeeds } from '../needs.ts';
import { signUp } from '../sign-up.ts';
import { validateSignUp } from '../validate-sign-up.ts';

export const registerRoute =
  (needs: IdentityNeeds): Route<typeof register> =>
  async (request, context) => {
    const { signUpOpen } = await needs.systemSettings.settings();
    if (!signUpOpen) return refused(identity['sign-up-closed']);
    const users = needs.reads.identity;
    const checked = await validateSignUp(request, { users, encryption: needs.encryption, mayRefer: needs.mayRefer });
    if (isNo(checked)) return { outcome: { ok: false, ...checked } };
    const { proposal: wanted, address } = checked;

    const { codes, passwords } = needs.accounts;
    const unreached = address && unreachedBy(address.channel, needs.messages);
    if (unreached) return no(unreached);
    if (address) {
      const key = { purpose: 'register', subject: address.address, ...address } as const;
      const right = await codes.check({ ...key, code: request.code });
      const wrong = isNo(right) ? right : await right.spend();
      if (wrong) return { outcome: { ok: false, ...wrong } };
    }

    const made = await signUp(wanted, { core: needs.core, users, passwords, address: context.address });
    // Whose an address is, only somebody who has its code gets to know.
    if (made === 'taken') return refused(identity[`${address?.channel ?? 'account'}-taken`], {}, 'username');
    const user = await users.userById(made.id);
    if (!user) throw new Error(`user ${made.id} was made and is not there`);
    return enter(user, needs, context, { isNew: true });
  };
