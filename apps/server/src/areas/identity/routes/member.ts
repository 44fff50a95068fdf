import { memberInfo, savePreferences } from '@quay/contract/identity';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';
import { memberOnWire } from '../wire.ts';

/** Who somebody is, and how they want the app. */
export const memberRoutes = ({ reads }: IdentityNeeds): Served[] => [
  serve(memberInfo, async (_request, context) => {
    const user = await reads.identity.userById(context.owner);
    if (!user) throw new Error(`user ${context.owner} has a session and is not there`);
    return reply(memberOnWire(user));
  }),
  serve(savePreferences, async (request, context) => {
    const saved = await reads.identity.savePreferences(context.owner, request);
    if (!saved) throw new Error(`user ${context.owner} has a session and is not there`);
    return reply(saved);
  }),
];
