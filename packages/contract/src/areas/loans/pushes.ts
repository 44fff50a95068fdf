/** Something of the user’s loans changed, and is to be asked for. Only after a ticket. */
export type LoansPush = { readonly channel: 'loans'; readonly data: { readonly changedAt: number } };
