import { identity, type register } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { signUpRefusal } from '../password-rules.ts';
import { signUp } from '../sign-up.ts';
import { memberOnWire } from '../wire.ts';

export const registerRoute: Route<typeof register> = async (request, asking) => {
  const no = signUpRefusal(request);
  if (no) return refused(no.refusal, {}, no.field);

  const { sessions, passwords } = asking.identity;
  const users = asking.reads.identity;
  const made = await signUp(request, { core: asking.core, users, passwords });
  if (made === 'taken') return refused(identity['account-taken'], {}, 'username');

  const user = await users.userById(made.id);
  if (!user) throw new Error(`user ${made.id} was made and is not there`);
  return told({ token: await sessions.open(user.id), member: memberOnWire(user) }, made.seq);
};
