export type C2cChange = 'order' | 'message' | 'read';

/** An order of the user changed, or something was written or read in it: ask again. Only after a ticket. */
export type C2cPush = {
  readonly channel: 'c2c';
  readonly data: { readonly orderId: number; readonly changedAt: number; readonly what: C2cChange };
};
