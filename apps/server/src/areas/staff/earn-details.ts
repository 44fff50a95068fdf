import type { RequestedEarnTerms } from '@quay/contract/staff';

/** What is asked for of a product, in words of the console: each term that is said. */
export const earnDetails = (terms: RequestedEarnTerms): Record<string, string> =>
  Object.fromEntries(Object.entries(terms).flatMap(([name, said]) => (said ? [[name, said]] : [])));
