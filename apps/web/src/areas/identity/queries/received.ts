/** No push reports a change on another device. */
export const received = { staleTime: 0, refetchOnWindowFocus: true } as const;
