/**
 * What hangs on orders of a product: an order that ends with another, or one that is placed when another is over. An order
 * has such a word where the first of its own three integers is not 0 ({@link Orders.ownOf}); nobody is asked about others.
 */
export interface Attached {
  /** An order that rests traded. */
  began(slot: number, at: number): void;
  /** A stop order's price came: it is out of those that wait, and its turn to trade comes within this command. */
  reached(slot: number, at: number): void;
  /**
   * An order is over, its record still has its last values. Gives whether it leaves something to be placed, which
   * {@link leave} does when the trade that ended it is done.
   *
   * @param ended why, as the contract's set of endings counts them; below 0 when it was filled
   */
  ended(slot: number, ended: number, at: number): boolean;
  /** Places what an order left. */
  leave(slot: number, at: number): void;
}
