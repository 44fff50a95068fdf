/** The number of a merchant among the kinds of users. */
export const MERCHANT = 0;
