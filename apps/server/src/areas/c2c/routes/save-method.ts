import { METHOD_WAIT_HOURS, type saveMethod } from '@quay/contract/c2c';
import { type Route, reply } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';
import { prove } from '../proven.ts';

export const saveMethodRoute =
  ({ c2c: { methods }, core, identity, encryption }: C2cNeeds): Route<typeof saveMethod> =>
  async ({ fundPassword, proof, ...request }, context) => {
    const { owner } = context;
    const checked = await methods.validate(owner, request, await context.rows(core.seq));
    if ('refusal' in checked) return { outcome: { ok: false, ...checked } };
    const proven = await prove(
      { identity, encryption },
      owner,
      'save-payment-method',
      { fundPassword, proof },
      context,
    );
    if ('refusal' in proven) return { outcome: { ok: false, ...proven } };
    const lost = await proven.spend();
    if (lost) return { outcome: { ok: false, ...lost } };
    const saved = await methods.save(checked);
    if ('refusal' in saved) return { outcome: { ok: false, ...saved } };
    const words = { hours: String(METHOD_WAIT_HOURS) };
    await identity.notices.notify(owner, 'payment-method-added', context, { name: saved.account, words });
    return reply(saved);
  };
