/** Something of the user's following or leading changed, and is to be asked for. Only after a ticket. */
export type FollowingPush = { readonly channel: 'following'; readonly data: { readonly changedAt: number } };
