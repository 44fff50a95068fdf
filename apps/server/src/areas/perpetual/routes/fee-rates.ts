import type { feeRates } from '@quay/contract/perpetual';
import type { Route } from '../../../edge/route.ts';
import { feeRatesOf } from '../../../trading/fee-rates.ts';

export const feeRatesRoute: Route<typeof feeRates> = feeRatesOf('perpetual');
