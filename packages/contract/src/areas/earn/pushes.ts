/** Something of what the user has in Earn changed, and is to be asked for. Only after a ticket. */
export type EarnPush = { readonly channel: 'earn'; readonly data: { readonly changedAt: number } };
