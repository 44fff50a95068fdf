import { businessDeposits, businessStatus, cancelBusiness } from '@quay/contract/verification';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { businessReply } from '../business-reply.ts';
import { DEPOSIT_COIN, depositOnWire } from '../merchant.ts';
import type { VerificationNeeds } from '../needs.ts';

/** Becoming a merchant of C2C. */
export const merchantRoutes = ({ applications, c2c, systemSettings }: VerificationNeeds): Served[] => [
  serve(businessStatus, (_request, context) => businessReply({ applications, c2c }, context)),
  serve(cancelBusiness, async ({ reason }, context) => {
    const { owner } = context;
    await context.rows();
    const no = await applications.merchants.cancel(owner, reason);
    return no ? refused(no.refusal, no.params) : businessReply({ applications, c2c }, context);
  }),
  serve(businessDeposits, async (_request, context) => {
    const rows = await context.rows();
    const [deposits, { merchantDeposit }] = await Promise.all([
      rows.verification.depositsOf(context.owner),
      systemSettings.settings(),
    ]);
    return reply({
      needed: { coinSymbol: DEPOSIT_COIN, amount: merchantDeposit },
      deposits: deposits.map(depositOnWire),
    });
  }),
];
