import {
  legacyAdvert,
  legacyAdverts,
  legacyAppeal,
  legacyBestAdvert,
  legacyCancel,
  legacyCurrencies,
  legacyMethod,
  legacyMethodConfig,
  legacyMethodConfigs,
  legacyMethods,
  legacyMethodTypes,
  legacyOpen,
  legacyOrder,
  legacyOrderOpen,
  legacyOrders,
  legacyPass,
  legacyPay,
  legacySymbols,
  legacyUser,
  legacyUserCenter,
} from '@quay/contract/c2c';
import { type Served, serve } from './asking.ts';
import { legacyAdvertRoute } from './routes/legacy-advert.ts';
import { legacyAdvertsRoute } from './routes/legacy-adverts.ts';
import { legacyAppealRoute } from './routes/legacy-appeal.ts';
import { legacyBestAdvertRoute } from './routes/legacy-best-advert.ts';
import { legacyCancelRoute } from './routes/legacy-cancel.ts';
import { legacyCurrenciesRoute } from './routes/legacy-currencies.ts';
import { legacyMethodRoute } from './routes/legacy-method.ts';
import { legacyMethodConfigRoute } from './routes/legacy-method-config.ts';
import { legacyMethodConfigsRoute } from './routes/legacy-method-configs.ts';
import { legacyMethodTypesRoute } from './routes/legacy-method-types.ts';
import { legacyMethodsRoute } from './routes/legacy-methods.ts';
import { legacyOpenRoute } from './routes/legacy-open.ts';
import { legacyOrderRoute } from './routes/legacy-order.ts';
import { legacyOrderOpenRoute } from './routes/legacy-order-open.ts';
import { legacyOrdersRoute } from './routes/legacy-orders.ts';
import { legacyPassRoute } from './routes/legacy-pass.ts';
import { legacyPayRoute } from './routes/legacy-pay.ts';
import { legacySymbolsRoute } from './routes/legacy-symbols.ts';
import { legacyUserRoute } from './routes/legacy-user.ts';
import { legacyUserCenterRoute } from './routes/legacy-user-center.ts';

/** The `/api/c2c*.action` family: other words for what the other routes answer. */
export const c2cLegacyRoutes: readonly Served[] = [
  serve(legacySymbols, legacySymbolsRoute),
  serve(legacyCurrencies, legacyCurrenciesRoute),
  serve(legacyAdverts, legacyAdvertsRoute),
  serve(legacyAdvert, legacyAdvertRoute),
  serve(legacyMethodTypes, legacyMethodTypesRoute),
  serve(legacyMethods, legacyMethodsRoute),
  serve(legacyMethod, legacyMethodRoute),
  serve(legacyMethodConfigs, legacyMethodConfigsRoute),
  serve(legacyMethodConfig, legacyMethodConfigRoute),
  serve(legacyOrders, legacyOrdersRoute),
  serve(legacyOrder, legacyOrderRoute),
  serve(legacyOrderOpen, legacyOrderOpenRoute),
  serve(legacyBestAdvert, legacyBestAdvertRoute),
  serve(legacyUser, legacyUserRoute),
  serve(legacyUserCenter, legacyUserCenterRoute),
  serve(legacyOpen, legacyOpenRoute),
  serve(legacyPay, legacyPayRoute),
  serve(legacyCancel, legacyCancelRoute),
  serve(legacyAppeal, legacyAppealRoute),
  serve(legacyPass, legacyPassRoute),
];
