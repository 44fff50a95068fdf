/**
 * Every way in which value can leave an owner by the owner's own doing. A call that lets value go names its way, and the
 * core's command behind it asks the guard with it. What comes later (gifts, keys of the API) is added here.
 */
export const ways = [
  /** To an address on a chain, or to another user. */
  'withdrawal',
  /** To sell into an order: as the taker of a buy ad, or as the owner of a sell ad that is taken. */
  'c2c-sale',
  /** To offer more for sale in an ad, or to change what a sell ad says. */
  'c2c-sell-ad',
  'c2c-release',
  'merchant-deposit',
  /** To trade far from the last price at the owner's cost: whoever is on the other side gets the difference. */
  'far-order',
  /** To follow a trader: whoever trades with the copies, and the trader by the share of profits, may get value. */
  'following',
  /** To close the account for good: what is left of it stays behind. */
  'closure',
] as const;
export type Way = (typeof ways)[number];
