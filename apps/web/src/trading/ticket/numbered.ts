/** What an order has to know itself by when it is sent again. */
export type Numbered = { readonly clientOrderId: string };

/**
 * Gives an order its number. The same order as one that was never answered gets that one's number again, so that
 * the exchange cannot take it twice; any other order is a new intent with a number of its own. What `follows` names moves
 * with the market by itself: sent again it is that of the first time.
 */
export function numbered<Sent extends object>(
  order: Sent,
  unanswered: (Sent & Numbered) | null,
  newNumber: () => string,
  follows?: keyof Sent,
): Sent & Numbered {
  return unanswered && same(order, unanswered, follows) ? unanswered : { ...order, clientOrderId: newNumber() };
}

function same<Sent extends object>(order: Sent, unanswered: Sent & Numbered, follows: keyof Sent | undefined): boolean {
  const { clientOrderId: _, ...first } = unanswered;
  const names = new Set([...Object.keys(order), ...Object.keys(first)] as (keyof Sent)[]);
  const said = (one: Sent, name: keyof Sent) => JSON.stringify(one[name]);
  return [...names].every((name) => name === follows || said(first as unknown as Sent, name) === said(order, name));
}
