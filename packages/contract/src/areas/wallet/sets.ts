/** The books in which a user holds assets. Each product area that holds money brings its own. */
export const books = ['spot'] as const;
export type Book = (typeof books)[number];

/** Why an entry stands in the ledger. */
export const causes = ['practice-funds', 'trade', 'fee', 'safety-fund'] as const;
export type Cause = (typeof causes)[number];
