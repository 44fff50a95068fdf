/** Kind of the ticket that the nonce is. */
export const LINK = 'liquidity-link';

/** What a message was begun for. Its user stands in the ticket. */
export type LinkBegun = {
  readonly wallet: string;
  readonly chainId: number;
  readonly loginTime: number;
  readonly network: string;
  readonly username: string;
};

/** What is signed for. The account stands in it, so that nobody can have a stranger's signature for their own. */
export const statementOf = ({ username }: Pick<LinkBegun, 'username'>): string =>
  `I own this address and link it to the Quay account ${username}. Nothing is approved or sent.`;
