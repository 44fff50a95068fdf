import {
  applyAdvanced,
  applyBasic,
  applyBusiness,
  applyNotary,
  businessDeposits,
  businessStatus,
  cancelBusiness,
  highDetail,
  realDetail,
  realName,
} from '@quay/contract/verification';
import { type Served, serve } from '../../edge/route.ts';
import { applyAdvancedRoute } from './routes/apply-advanced.ts';
import { applyBasicRoute } from './routes/apply-basic.ts';
import { applyBusinessRoute } from './routes/apply-business.ts';
import { applyNotaryRoute } from './routes/apply-notary.ts';
import { businessDepositsRoute } from './routes/business-deposits.ts';
import { businessStatusRoute } from './routes/business-status.ts';
import { cancelBusinessRoute } from './routes/cancel-business.ts';
import { highDetailRoute } from './routes/high-detail.ts';
import { realDetailRoute } from './routes/real-detail.ts';
import { realNameRoute } from './routes/real-name.ts';

export const verificationRoutes: readonly Served[] = [
  serve(realName, realNameRoute),
  serve(applyBasic, applyBasicRoute),
  serve(applyAdvanced, applyAdvancedRoute),
  serve(applyNotary, applyNotaryRoute),
  serve(realDetail, realDetailRoute),
  serve(highDetail, highDetailRoute),
  serve(businessStatus, businessStatusRoute),
  serve(applyBusiness, applyBusinessRoute),
  serve(cancelBusiness, cancelBusinessRoute),
  serve(businessDeposits, businessDepositsRoute),
];
