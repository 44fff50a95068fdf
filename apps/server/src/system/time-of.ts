/** `2026-03-01 09:15 UTC`: a mail has no time zone of its own. */
export const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
