import type { Book } from '@quay/contract/wallet';

const book: Record<Book, string> = {
  spot: 'Spot',
  contract: 'Contracts',
  delivery: 'Delivery',
  finance: 'Earn',
  mining: 'Mining',
  c2c: 'C2C',
};

/** What an account is called wherever the user meets it. */
export const words = { book };
