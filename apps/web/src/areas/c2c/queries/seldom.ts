/** They change with a release of the exchange. */
export const seldom = { staleTime: 30 * 60_000 } as const;
