/** An order and a fill as they are on the wire. Every product has them in this form, and may say more beside it. */
export type { AmendOrder, Fill, Order, OrderDetail, PlaceOrder } from '@quay/contract/spot';
