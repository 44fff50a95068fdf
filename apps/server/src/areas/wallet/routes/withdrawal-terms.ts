import type { withdrawalTerms } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';

export const withdrawalTermsRoute: Route<typeof withdrawalTerms> = async (_request, asking) =>
  told(await asking.withdrawals.terms(asking.owner, await asking.rows()));
