export {
  ASK,
  BID,
  type Book,
  type BookSide,
  CANCEL_BOTH,
  CANCEL_MAKER,
  CANCEL_TAKER,
  Fills,
  NONE,
  type SelfTrade,
} from './book.ts';
export { LadderBook } from './ladder-book.ts';
export { OrderSlots } from './order-slots.ts';
export { PlainBook } from './plain-book.ts';
