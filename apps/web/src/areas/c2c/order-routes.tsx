import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import { chatWords } from '../../chat/words/index.ts';
import { proofWords } from '../../proof/words/index.ts';
import { recordWords } from '../../records/words/index.ts';
import type { AreaRoute } from '../../shell/routes.ts';
import { uploadWords } from '../../upload/words/index.ts';
import { appealWords } from './words/appeals/index.ts';
import { orderChatWords } from './words/chat/index.ts';
import { kindWords } from './words/kinds/index.ts';
import { orderWords } from './words/orders/index.ts';
import { peopleWords } from './words/people/index.ts';

const needsLogin = true;

/** What a screen about one order speaks with. */
const ofOrder = [orderWords, kindWords, refusalWords] as const;
/** An appeal is written, and has pictures. */
const ofAppeal = [...ofOrder, appealWords, uploadWords] as const;
/** The order and the chat of it, which opens over it. */
const withChat = [...ofOrder, chatWords, orderChatWords] as const;

const order = page(() => import('./pages/order.tsx'), ...withChat, peopleWords);
const payment = page(() => import('./pages/payment.tsx'), ...ofOrder);

/** All lead to the one page of an order. */
const orderPaths = [
  '/tradeOrderDetail',
  '/paymentDetail',
  '/tradeSuccessBuyer',
  '/tradeSuccessSell',
  '/tradeSuccessDetailBuyer',
  '/tradeSuccessDetailSell',
  '/wantBuy/c2cBuy',
] as const;

/** The screens of orders: the list, the order, each act on it, its chat and its appeal. */
export const c2cOrderRoutes: readonly AreaRoute[] = [
  ...orderPaths.map((path) => ({ path, needsLogin, Page: order })),
  { path: '/payment', needsLogin, Page: payment },
  { path: '/paymentBuy', needsLogin, Page: payment },
  { path: '/confirmedPaid', needsLogin, Page: page(() => import('./pages/confirmed-paid.tsx'), ...ofOrder) },
  { path: '/verification', needsLogin, Page: page(() => import('./pages/release.tsx'), ...ofOrder, proofWords) },
  { path: '/cancelOrder', needsLogin, Page: page(() => import('./pages/cancel-order.tsx'), ...ofOrder) },
  { path: '/appeal', needsLogin, Page: page(() => import('./pages/appeal.tsx'), ...ofAppeal) },
  { path: '/appeal/page', needsLogin, Page: page(() => import('./pages/appeal-page.tsx'), ...ofAppeal) },
  { path: '/chat', needsLogin, Page: page(() => import('./pages/chat.tsx'), ...withChat) },
  {
    path: '/wantBuy/c2cOrderList',
    needsLogin,
    Page: page(() => import('./pages/order-list.tsx'), ...ofOrder, recordWords),
  },
  {
    path: '/c2cUser/c2cUserMore',
    needsLogin,
    Page: page(() => import('./pages/user-more.tsx'), orderWords, peopleWords),
  },
];
