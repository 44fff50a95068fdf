import { inEscrow } from '@quay/contract/c2c/rules';
import { dayOf } from '../../engine/days.ts';
import { escrowOf, leftOf } from './ads.ts';
import { deadlinesOf, holdsCoins, waits } from './orders.ts';
import type { C2cParts } from './parts.ts';
import type { C2cOrder } from './state.ts';

type Kept = Pick<C2cParts, 'ads' | 'orders' | 'days' | 'clock' | 'ledger'>;

/** What is true of ads and orders after every command, worked out from scratch. */
export function c2cInvariants({ ads, orders, days, clock, ledger }: Kept) {
  return [
    {
      name: 'I4 escrow is what sell ads on the shelf have left and what orders are about',
      broken: () => {
        const sums = new Map<string, bigint>();
        const add = (asset: string, by: bigint) => sums.set(asset, (sums.get(asset) ?? 0n) + by);
        for (const { book, asset, frozen } of ledger.accounts.values()) if (book === 'c2c') add(asset, frozen);
        for (const ad of ads.values()) add(ad.asset, -escrowOf(ad));
        for (const order of orders.values()) if (holdsCoins(order)) add(order.asset, -order.quantity);
        for (const [asset, sum] of sums) if (sum !== 0n) return `${asset}: escrow has ${sum} too much`;
        return undefined;
      },
    },
    {
      name: 'D14 what an ad has left, in orders and dealt is its total',
      broken: () => {
        const locked = new Map<number, bigint>();
        for (const order of orders.values()) {
          if (holdsCoins(order)) locked.set(order.ad, (locked.get(order.ad) ?? 0n) + order.quantity);
        }
        for (const ad of ads.values()) {
          const sum = locked.get(ad.id) ?? 0n;
          if (ad.locked !== sum) return `ad ${ad.id} has ${ad.locked} locked, its orders are about ${sum}`;
          if (leftOf(ad) < 0n || ad.dealt < 0n) return `ad ${ad.id} has ${leftOf(ad)} left and ${ad.dealt} dealt`;
          if (ad.state === 'closed') return `ad ${ad.id} is closed and still here`;
          if (!ads.of(ad.owner).has(ad)) return `ad ${ad.id} is not found by its owner`;
          locked.delete(ad.id);
        }
        for (const ad of locked.keys()) return `ad ${ad} has orders and is not here`;
        return undefined;
      },
    },
    {
      name: 'I5, I6 an order is in escrow until it ended, and is what its state says',
      broken: () => {
        for (const order of orders.values()) {
          const wrong = contradictionOf(order);
          if (wrong) return `order ${order.id} ${wrong}`;
          if (!orders.ofTaker(order.taker).has(order) || !orders.ofAdvertiser(order.advertiser).has(order)) {
            return `order ${order.id} is not found by its two`;
          }
          if (!orders.ofAd(order.ad).has(order)) return `order ${order.id} is not found by its ad`;
        }
        return undefined;
      },
    },
    {
      name: 'I6 what waits for a moment is found by it, and the clock runs as long',
      broken: () => {
        let waiting = 0;
        for (const order of orders.values()) {
          for (const wait of waits) {
            const at = deadlinesOf[wait](order) ?? undefined;
            if (orders.deadlines[wait].of(order.id) !== at) return `order ${order.id} waits for ${wait} until ${at}`;
            if (at !== undefined) waiting += 1;
          }
        }
        const filed = waits.reduce((sum, wait) => sum + orders.deadlines[wait].size, 0);
        if (filed !== waiting) return `${filed} deadlines are filed, ${waiting} wait`;
        return orders.anyWaits && clock.next === undefined ? 'orders wait and no clock runs' : undefined;
      },
    },
    {
      name: 'I7 a cancel counts in its day until it is the other’s fault, and so does what is taken',
      broken: () => {
        for (const { owner, day, cancels, value } of days.values()) {
          if (cancels < 0 || value < 0n) return `${owner} has cancelled ${cancels} times and taken ${value}`;
          let taken = 0n;
          for (const order of orders.ofTaker(owner)) {
            if (holdsCoins(order) && dayOf(order.openedAt) === day) taken += order.value;
          }
          if (value < taken) return `${owner} has taken ${taken}, counted are ${value}`;
        }
        const claimed = new Map<number, number>();
        for (const { payer, fault, settledAt } of orders.values()) {
          if (fault !== 'claimed' || dayOf(settledAt!) !== days.get(String(payer))?.day) continue;
          claimed.set(payer, (claimed.get(payer) ?? 0) + 1);
        }
        for (const [payer, count] of claimed) {
          const { cancels } = days.get(String(payer))!;
          if (cancels < count) return `${payer} claims ${count} faults, counted are ${cancels} cancels`;
        }
        return undefined;
      },
    },
  ];
}

/** What an order says of itself that cannot be true together. */
function contradictionOf(order: C2cOrder): string | undefined {
  const { state, side, standing, ended, settledAt, paidAt, escalateAt, fault, faultUntil, taker, advertiser } = order;
  const { payer, seller, quantity, money, events, head, ruledBy, secondedBy, rulingFor, compensation } = order;
  if (standing === 'over') return 'is over and still here';
  if (quantity <= 0n || money <= 0n) return `is about ${quantity} for ${money}`;
  const [pays, gives] = side === 'sell' ? [taker, advertiser] : [advertiser, taker];
  if (payer !== pays || seller !== gives || payer === seller) return `is paid by ${payer} to ${seller}`;
  if (inEscrow.includes(state) !== (settledAt === null) || (settledAt === null) !== (ended === null)) {
    return `is ${state}, left escrow at ${settledAt} and ended ${ended}`;
  }
  if (state === 'completed' || (state === 'cancelled') !== (fault === 'claimed')) return `is ${state}, fault ${fault}`;
  if ((fault === 'none') !== (faultUntil === null)) return `has a fault ${fault} until ${faultUntil}`;
  if ((state === 'paid') !== (escalateAt !== null)) return `is ${state} and escalates at ${escalateAt}`;
  if (state === 'paid' && paidAt === null) return 'was paid at no time';
  if (state === 'unpaid' && paidAt !== null) return `is unpaid and was paid at ${paidAt}`;
  if (state === 'disputed' && side !== 'sell') return 'is disputed without a deposit';
  const appealed = state === 'appealed' || state === 'disputed';
  if (appealed && order.appealedAt === null) return 'was appealed at no time';
  if (order.withdrawalBy !== null && state !== 'appealed') return `is ${state} and its appeal is to be withdrawn`;
  if ((ruledBy === null) !== (rulingFor === null) || secondedBy !== null) return 'was ruled and is still here';
  if (ruledBy !== null && !appealed) return `is ${state} and waits for a second ruling`;
  if (compensation !== 0n && ruledBy === null) return `compensates ${compensation} by nobody`;
  return events > 0 && /^[0-9a-f]{64}$/.test(head) ? undefined : `has ${events} events that end with ${head}`;
}
