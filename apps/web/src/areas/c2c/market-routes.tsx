import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { adWords } from './words/ads/index.ts';
import { advertiserWords } from './words/advertisers/index.ts';
import { kindWords } from './words/kinds/index.ts';
import { marketWords } from './words/market/index.ts';
import { orderWords } from './words/orders/index.ts';
import { peopleWords } from './words/people/index.ts';
import { takeWords } from './words/take/index.ts';

const needsLogin = true;

/** What ads speak with, everybody's and one's own. */
const offering = [marketWords, kindWords] as const;
const owning = [adWords, ...offering, refusalWords] as const;
const judging = [advertiserWords, ...offering] as const;
/** An advertiser can be followed and blocked. */
const meeting = [peopleWords, ...offering] as const;

/** One form under three addresses. */
const take = page(() => import('./pages/take.tsx'), takeWords, ...meeting, refusalWords);

/** The market, its ads, and those who post them. */
export const c2cMarketRoutes: readonly AreaRoute[] = [
  { path: '/wantBuy', Page: page(() => import('./pages/market.tsx'), ...offering) },
  { path: '/wantBuy/quick', Page: page(() => import('./pages/quick.tsx'), takeWords, ...offering, refusalWords) },
  { path: '/wantBuy/adScreening', Page: page(() => import('./pages/ad-screening.tsx'), ...offering) },
  { path: '/selectLegalCurrency', Page: page(() => import('./pages/select-legal-currency.tsx'), ...offering) },
  { path: '/c2cTrade', needsLogin, Page: take },
  { path: '/orderGeneration', needsLogin, Page: take },
  { path: '/sellGenerate', needsLogin, Page: take },

  { path: '/saveAd', needsLogin, Page: page(() => import('./pages/save-ad.tsx'), ...owning) },
  { path: '/editAd', needsLogin, Page: page(() => import('./pages/edit-ad.tsx'), ...owning) },
  { path: '/myAd', needsLogin, Page: page(() => import('./pages/my-ad.tsx'), ...owning, recordWords) },
  { path: '/adDetails', needsLogin, Page: page(() => import('./pages/ad-details.tsx'), ...owning, orderWords) },
  { path: '/AdHistory', needsLogin, Page: page(() => import('./pages/ad-history.tsx'), ...owning, recordWords) },

  {
    path: '/advertisers-info',
    Page: page(() => import('./pages/advertisers-info.tsx'), advertiserWords, ...meeting, refusalWords),
  },
  { path: '/advertiserDetail', Page: page(() => import('./pages/advertiser-detail.tsx'), ...judging) },
  { path: '/advertiserDetail/detail', Page: page(() => import('./pages/advertiser-formulas.tsx'), ...judging) },
  { path: '/advertiserHistory', Page: page(() => import('./pages/advertiser-history.tsx'), ...judging, recordWords) },
  { path: '/advertiserHistory/detail', Page: page(() => import('./pages/advertiser-review.tsx'), ...judging) },
];
