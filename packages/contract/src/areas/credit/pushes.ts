/** Something of the user's loans without a pledge changed, and is to be asked for. Only after a ticket. */
export type CreditPush = { readonly channel: 'credit'; readonly data: { readonly changedAt: number } };
