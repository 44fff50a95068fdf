import { applyAdvanced, applyBasic, applyNotary, highDetail, realDetail, realName } from '@quay/contract/verification';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { VerificationNeeds } from '../needs.ts';

/** Levels of verification: applying for one, and how it stands. */
export const identityLevelRoutes = ({ applications }: VerificationNeeds): Served[] => [
  serve(realName, async (_request, { owner }) => reply(await applications.progress(owner))),
  serve(applyBasic, async (fields, { owner }) => {
    const applied = await applications.applyBasic(owner, fields);
    return 'refusal' in applied ? refused(applied.refusal, applied.params, applied.field) : reply(applied);
  }),
  serve(applyAdvanced, async (fields, { owner }) => {
    const applied = await applications.applyAdvanced(owner, fields);
    return 'refusal' in applied ? refused(applied.refusal, applied.params, applied.field) : reply(applied);
  }),
  serve(applyNotary, async (fields, { owner }) => {
    const applied = await applications.applyNotary(owner, fields);
    return 'refusal' in applied ? refused(applied.refusal, applied.params, applied.field) : reply(applied);
  }),
  serve(realDetail, async (_request, { owner }) => reply((await applications.details(owner)).basic)),
  serve(highDetail, async (_request, { owner }) => {
    const { advanced, notary } = await applications.details(owner);
    return reply({ ...advanced, notary });
  }),
];
