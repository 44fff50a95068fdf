/** An order and a fill as the wire tells them. Every product tells them in this form, and may say more beside it. */
export type { Fill, Order } from '@quay/contract/spot';
