import { closeAccount, closure, keepAccount } from '@quay/contract/account';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { Closing } from '../closing.ts';

/** Leaving, and staying after all. */
export const closureRoutes = (closing: Closing): Served[] => [
  serve(closure, async (_request, context) => reply(await closing.of(context.owner, await context.rows()))),
  serve(closeAccount, async (request, { owner, device, address }) => {
    const requested = await closing.close(owner, request, { device, address });
    return 'refusal' in requested
      ? { outcome: { ok: false, ...requested } }
      : reply({ closesAt: requested.closesAt }, requested.seq);
  }),
  serve(keepAccount, async (_request, { owner, device, address }) => {
    const kept = await closing.keep(owner, { device, address });
    return 'refusal' in kept ? { outcome: { ok: false, ...kept } } : reply({}, kept.seq);
  }),
];
