/** The first name alone: people need somebody to talk to, not somebody to look up. */
export const firstName = (name: string): string => name.split(' ')[0]!;
