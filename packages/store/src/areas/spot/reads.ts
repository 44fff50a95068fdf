import type { Order, Trade } from '@quay/core';
import type { Query } from '../../database.ts';

type Page = { readonly market?: string | undefined; readonly before?: number | undefined; readonly size: number };

export type SpotReads = {
  /** Newest first. */
  openOrders(owner: number, market?: string): Promise<Order[]>;
  /** Orders that are over, newest first. */
  history(owner: number, page: Page): Promise<Order[]>;
  order(owner: number, id: number): Promise<Order | undefined>;
  /** Trades that the owner was part of, newest first. */
  fills(owner: number, page: Page & { readonly order?: number | undefined }): Promise<Trade[]>;
};

export function spotReads(db: Query): SpotReads {
  return {
    openOrders(owner, market) {
      let query = db.selectFrom('spotOrders').selectAll().where('owner', '=', owner).where('status', '=', 'open');
      if (market !== undefined) query = query.where('market', '=', market);
      return query.orderBy('id', 'desc').execute();
    },

    history(owner, { market, before, size }) {
      let query = db.selectFrom('spotOrders').selectAll().where('owner', '=', owner).where('status', '<>', 'open');
      if (market !== undefined) query = query.where('market', '=', market);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    order(owner, id) {
      const one = db.selectFrom('spotOrders').selectAll().where('id', '=', id).where('owner', '=', owner);
      return one.executeTakeFirst();
    },

    fills(owner, { market, order, before, size }) {
      const side = (who: 'buyer' | 'seller', which: 'buyOrder' | 'sellOrder') => {
        let query = db.selectFrom('spotTrades').selectAll().where(who, '=', owner);
        if (market !== undefined) query = query.where('market', '=', market);
        if (order !== undefined) query = query.where(which, '=', order);
        if (before !== undefined) query = query.where('id', '<', before);
        return query.orderBy('id', 'desc').limit(size);
      };
      // Each half is read from its own index; nobody is on both sides of a trade.
      const halves = db
        .selectFrom(side('buyer', 'buyOrder').as('bought'))
        .selectAll()
        .unionAll(db.selectFrom(side('seller', 'sellOrder').as('sold')).selectAll());
      return halves.orderBy('id', 'desc').limit(size).execute();
    },
  };
}
