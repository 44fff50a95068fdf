import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { MerchantRequirements } from '../../../proof/merchant-requirements.tsx';
import { MERCHANT } from '../merchant/merchant-code.ts';

/** Tells a merchant what keeps the ads out of the market, and where it is mended. */
export function Lacking() {
  const me = useQuery(meQuery).data;
  return me?.c2c_user_type === MERCHANT ? <MerchantRequirements missing={me.missing} isMerchant /> : null;
}
