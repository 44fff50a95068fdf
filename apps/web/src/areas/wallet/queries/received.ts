/** Other devices and staff change them, and no push reports that. */
export const received = { staleTime: 0, refetchOnWindowFocus: true } as const;
