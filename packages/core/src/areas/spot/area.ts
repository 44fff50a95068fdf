import { Parts } from '@quay/money';
import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Claim, Ledger } from '../../ledger/ledger.ts';
import { type Book, LadderBook, Seats } from '../../matching/index.ts';
import { WAITING } from './codes.ts';
import { amendOrder } from './commands/amend-order.ts';
import { cancelAll } from './commands/cancel-all.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { forgetClientIds } from './commands/forget-client-ids.ts';
import { placeOrder } from './commands/place-order.ts';
import { setTiers } from './commands/set-tiers.ts';
import { spotDue } from './due.ts';
import { spotInvariants } from './invariants.ts';
import { Levels } from './levels.ts';
import type { SpotNeeds } from './needs.ts';
import { Orders } from './orders.ts';
import { Standings } from './standings.ts';
import { clientOrdersTable, type Order, tradesTable } from './state.ts';
import { Trading } from './trading.ts';
import { Venues } from './venues.ts';
import { Volumes } from './volumes.ts';

export type SpotArea = Area & {
  readonly orders: Orders;
  readonly venues: Venues;
  /** An owner's living orders, in one market or in all, oldest first. */
  ordersOf(owner: number, symbol: string | null): Order[];
  /** What open orders hold frozen. */
  claims(): Iterable<Claim>;
};

/** Buying and selling one asset for another, now. */
export function spotArea(
  changes: Changes,
  sequences: Sequences,
  ledger: Ledger,
  needs: SpotNeeds,
  newBook: (seats: Seats) => Book = (seats) => new LadderBook(seats),
): SpotArea {
  const seats = new Seats();
  const venues = new Venues(needs, ledger.accounts, () => newBook(seats));
  const orders = new Orders(seats, (symbol) => venues.of(symbol), changes);
  const clientOrders = new Rows(clientOrdersTable, changes);
  const volumes = new Volumes(changes, sequences);
  const standings = new Standings(orders, ledger.accounts);
  const orderIds = sequences.of('order');
  const levels = new Levels(venues);
  const trading = new Trading({ orders, standings, ledger, volumes, levels, needs, changes, orderIds });
  const parts = { orders, standings, venues, clientOrders, ledger, orderIds, trading, volumes, needs };
  return {
    name: 'spot',
    orders,
    venues,
    state: [orders, clientOrders, volumes, volumes.tiers],
    logs: [tradesTable],
    news: levels,
    commands: [
      placeOrder(parts),
      amendOrder(parts),
      cancelOrder(parts),
      cancelAll(parts),
      forgetClientIds(clientOrders),
      setTiers(volumes),
    ],
    due: (now) => spotDue(clientOrders, volumes, now),
    rebuild() {
      clientOrders.sort((a, b) => a.at - b.at);
      volumes.rebuild();
      venues.rebind();
      const bySeat = [...orders.live()].sort((a, b) => orders.seatOf(a) - orders.seatOf(b));
      for (const slot of bySeat) seat(slot);
    },
    invariants: spotInvariants(orders, venues),
    ordersOf(owner, symbol) {
      const venue = symbol === null ? undefined : venues.find(symbol);
      return standings.slotsOf(owner, venue ? [venue] : venues.all()).map((slot) => orders.row(slot));
    },
    *claims() {
      const held = new Parts();
      for (const slot of orders.live()) {
        const { market } = orders.venueAt(slot);
        const asset = orders.buys(slot) ? market.quote : market.base;
        yield { owner: orders.ownerOf(slot), book: 'spot', asset, amount: orders.heldOf(slot, held).value() };
      }
    },
  };

  /** Start-up: an order takes its place again. */
  function seat(slot: number): void {
    const venue = orders.venueAt(slot);
    const owner = orders.ownerOf(slot);
    const buys = orders.buys(slot);
    const standing = standings.of(owner, venue);
    const payer = standings.payer(standing, owner, venue, buys);
    const payee = standings.payee(standing, owner, venue, buys);
    orders.settle(slot, standing, payer, payee, !needs.holders.isDesk(owner));
    if (orders.statusOf(slot) === WAITING) trading.wait(slot);
    else trading.rest(slot);
  }
}
