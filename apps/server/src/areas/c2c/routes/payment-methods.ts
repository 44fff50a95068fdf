import { c2c, kindConfig, kinds, methods, paymentKinds, removeMethod } from '@quay/contract/c2c';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { termsOnWire } from '../methods/terms-on-wire.ts';
import type { C2cNeeds } from '../needs.ts';

/** Which kinds of payment there are, and the accounts that somebody is paid to. */
export const paymentMethodRoutes = ({ c2c: trading, core }: C2cNeeds): Served[] => [
  serve(kinds, () => reply(paymentKinds.map(termsOnWire))),
  serve(kindConfig, ({ id }) => {
    const kind = paymentKinds.find((one) => one === id);
    return kind === undefined ? refused(c2c['method-unknown'], {}, 'id') : reply(termsOnWire(kind));
  }),
  serve(methods, async (_request, context) => reply(await trading.methods.listed(context.owner, await context.rows()))),
  serve(removeMethod, async ({ methodId }, context) => {
    const no = await trading.methods.remove(context.owner, methodId, await context.rows(core.seq));
    return no ? { outcome: { ok: false, ...no } } : reply({});
  }),
];
