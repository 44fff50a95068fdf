import type { feeRates } from '@quay/contract/spot';
import type { Route } from '../../../edge/route.ts';
import { feeRatesOf } from '../../../trading/fee-rates.ts';

export const feeRatesRoute: Route<typeof feeRates> = feeRatesOf('spot');
