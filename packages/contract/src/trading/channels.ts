import { type Product, products, servedProducts } from './products.ts';

type First = (typeof products)[0];

/** What the socket says to a user of a product that trades. */
export type OwnKind = 'orders' | 'fills';

/** The channel of a user's orders or fills of a product: `orders`, `orders:perpetual`. */
export type OwnChannel<Kind extends OwnKind = OwnKind> = Kind | `${Kind}:${Exclude<Product, First>}`;

/** Those of the first product bear no product's name: the wire named them so before there were others. */
export const ownChannel = <Kind extends OwnKind>(kind: Kind, product: Product): OwnChannel<Kind> =>
  (product === products[0] ? kind : `${kind}:${product}`) as OwnChannel<Kind>;

/** The channels of a user of all products that are served. */
export const ownChannels: readonly OwnChannel[] = servedProducts.flatMap((product) => [
  ownChannel('orders', product),
  ownChannel('fills', product),
]);
