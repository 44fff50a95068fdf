import type { Invariant } from '../../engine/area.ts';
import type { DemoParts } from './parts.ts';
import { DEMO_ITSELF } from './state.ts';

/** What is true of the demo after every command, worked out from scratch. */
export function demoInvariants({ accounts, balances, orders, stops, fills, needs }: DemoParts): readonly Invariant[] {
  return [
    {
      name: 'V1 practice money sums to zero in each asset, and nobody but the demo itself is below it',
      broken: () => {
        const sums = new Map<string, bigint>();
        for (const { owner, asset, available, frozen } of balances.values()) {
          sums.set(asset, (sums.get(asset) ?? 0n) + available + frozen);
          if (owner !== DEMO_ITSELF && (available < 0n || frozen < 0n)) return `${owner} has ${available} ${asset}`;
          if (owner !== DEMO_ITSELF && !accounts.of(owner)) return `${owner} has ${asset} and no demo account`;
        }
        for (const [asset, sum] of sums) if (sum !== 0n) return `${asset} sums to ${sum}`;
        return undefined;
      },
    },
    {
      name: 'V2 what is frozen of practice money is what living practice orders hold, each for all that is left of it',
      broken: () => {
        const held = new Map<string, bigint>();
        for (const order of orders.values()) {
          const waits = stops.get(String(order.id)) !== undefined;
          if (order.status !== (waits ? 'waiting' : 'open')) return `order ${order.id} is ${order.status}`;
          if (order.held !== fills.holds(order)) return `order ${order.id} holds ${order.held}`;
          const { base, quote } = needs.market(order.market)!.terms;
          const key = `${order.owner}/${order.side === 'buy' ? quote : base}`;
          held.set(key, (held.get(key) ?? 0n) + order.held);
        }
        for (const { owner, asset, frozen } of balances.values()) {
          if (frozen !== (held.get(`${owner}/${asset}`) ?? 0n)) return `${frozen} ${asset} of ${owner} are frozen`;
        }
        return undefined;
      },
    },
    {
      name: 'V8 every stop order that waits is an order of the demo',
      broken: () => {
        for (const { order } of stops.values()) if (!orders.find(order)) return `order ${order} waits and is none`;
        return undefined;
      },
    },
  ];
}
