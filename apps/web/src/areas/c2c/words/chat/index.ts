import { defineWords } from '@quay/web-kit/language';

export type OrderChatWords = typeof import('./en_US.ts').words;

export const orderChatWords = defineWords<OrderChatWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
