import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { countryWords } from '../../countries/words/index.ts';
import { proofWords } from '../../proof/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { uploadWords } from '../../upload/words/index.ts';
import { helpWords } from './words/help/index.ts';
import { kindWords } from './words/kinds/index.ts';
import { marketWords } from './words/market/index.ts';
import { merchantWords } from './words/merchant/index.ts';
import { methodWords } from './words/methods/index.ts';
import { noticeWords } from './words/notices/index.ts';
import { peopleWords } from './words/people/index.ts';

const needsLogin = true;

const methods = [methodWords, kindWords] as const;
const merchant = [merchantWords, kindWords, refusalWords] as const;

/** The screens about people: how they are paid, what they are, how they are notified, and help. */
export const c2cPeopleRoutes: readonly AreaRoute[] = [
  { path: '/paymentMethod', needsLogin, Page: page(() => import('./pages/payment-method.tsx'), ...methods) },
  {
    path: '/wantBuy/addPaymentMethod',
    needsLogin,
    Page: page(() => import('./pages/add-payment-method.tsx'), ...methods),
  },
  {
    path: '/wantBuy/bankCar',
    needsLogin,
    Page: page(() => import('./pages/bank-car.tsx'), ...methods, countryWords, uploadWords, proofWords, refusalWords),
  },
  { path: '/c2cCollection', needsLogin, Page: page(() => import('./pages/c2c-collection.tsx'), ...methods) },

  {
    path: '/CertifiedAdvertiser',
    needsLogin,
    Page: page(() => import('./pages/certified-advertiser.tsx'), merchantWords),
  },
  { path: '/c2c', needsLogin, Page: page(() => import('./pages/merchant-orders.tsx'), ...merchant) },
  { path: '/c2c/orderList', needsLogin, Page: page(() => import('./pages/merchant-orders.tsx'), ...merchant) },
  { path: '/c2c/receivingBuy', needsLogin, Page: page(() => import('./pages/merchant-payments.tsx'), ...merchant) },
  { path: '/c2c/advertise', needsLogin, Page: page(() => import('./pages/merchant-ads.tsx'), ...merchant) },
  { path: '/c2c/c2cUser', needsLogin, Page: page(() => import('./pages/merchant-figures.tsx'), ...merchant) },
  {
    path: '/c2c_normal_user',
    needsLogin,
    Page: page(() => import('./pages/c2c-normal-user.tsx'), merchantWords, peopleWords),
  },

  { path: '/c2cUser/people', needsLogin, Page: page(() => import('./pages/c2c-people.tsx'), peopleWords, marketWords) },
  {
    path: '/c2cNoticeSettings',
    needsLogin,
    Page: page(() => import('./pages/c2c-notice-settings.tsx'), noticeWords, proofWords),
  },

  { path: '/c2cHelp', needsLogin, Page: page(() => import('./pages/c2c-help.tsx'), helpWords) },
  { path: '/c2cHelpCenter', Page: page(() => import('./pages/c2c-help-center.tsx'), helpWords) },
  { path: '/c2cTransactionAnswer', Page: page(() => import('./pages/c2c-transaction-answer.tsx'), helpWords) },
];
