import { METHOD_WAIT_HOURS, type saveMethod } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';
import { prove } from '../proven.ts';

export const saveMethodRoute: Route<typeof saveMethod> = async ({ fundPassword, proof, ...wish }, asking) => {
  const { owner, core } = asking;
  const { methods } = asking.c2c;
  const judged = await methods.judge(owner, wish, await asking.rows(core.seq));
  if ('refusal' in judged) return { outcome: { ok: false, ...judged } };
  const proven = await prove(asking, owner, 'save-payment-method', { fundPassword, proof }, asking);
  if ('refusal' in proven) return { outcome: { ok: false, ...proven } };
  const lost = await proven.spend();
  if (lost) return { outcome: { ok: false, ...lost } };
  const saved = await methods.save(judged);
  if ('refusal' in saved) return { outcome: { ok: false, ...saved } };
  const words = { hours: String(METHOD_WAIT_HOURS) };
  await asking.identity.notices.tell(owner, 'payment-method-added', asking, { name: saved.account, words });
  return told(saved);
};
