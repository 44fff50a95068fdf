import type { Quotes } from './quotes.ts';

/** What is true of quotes after every command, worked out from scratch. */
export function convertInvariants(quotes: Quotes) {
  return [
    {
      name: 'I34 a quote is used before its end, and everybody has one that is not used',
      broken: () => {
        const owners = new Set<number>();
        for (const quote of quotes.values()) {
          const { id, owner, give, take, giveAmount, takeAmount, quotedAt, expiresAt, usedAt } = quote;
          if (give === take || giveAmount <= 0n || takeAmount <= 0n) return `quote ${id} is of nothing`;
          if (usedAt !== null && (usedAt < quotedAt || usedAt >= expiresAt)) return `quote ${id} was used at ${usedAt}`;
          if (usedAt !== null) continue;
          if (owners.has(owner)) return `${owner} has two quotes`;
          owners.add(owner);
          if (quotes.openOf(owner) !== quote) return `quote ${id} is not found by its owner`;
        }
        return undefined;
      },
    },
  ];
}
