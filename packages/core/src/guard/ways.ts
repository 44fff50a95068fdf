/**
 * Every way in which value can leave an owner by the owner's own doing. A command that lets value go asks
 * {@link Guard.check} with the way that it is. What comes later (gifts, following, transfers to others) is added here.
 */
export const ways = [
  'withdrawal',
  /** To sell into an order: as the taker of a buy ad, or as the owner of a sell ad that is taken. */
  'c2c-sale',
  /** To offer more for sale in an ad. */
  'c2c-sell-ad',
  'c2c-release',
  'merchant-deposit',
] as const;
export type Way = (typeof ways)[number];
