import { PROMOTION_FUND } from '@quay/contract/earn/rules';
import { weightAt } from '../../earn-sums/savings.ts';
import { freeOf } from '../../earn-sums/terms.ts';
import type { Invariant } from '../../engine/area.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { FUND_BOOK } from './funds.ts';
import { isEarning, nextMoment } from './orders.ts';
import type { EarnParts } from './parts.ts';
import type { EarnFund } from './state.ts';

/** Sums by key. */
class Sums {
  readonly #sums = new Map<string | number, bigint>();

  add(key: string | number, amount: bigint): void {
    this.#sums.set(key, this.of(key) + amount);
  }

  of(key: string | number): bigint {
    return this.#sums.get(key) ?? 0n;
  }
}

const keyOf = ({ code, asset }: Pick<EarnFund, 'code' | 'asset'>): string => `${code}/${asset}`;

/** What is true of savings, terms and funds after every command, worked out from scratch. */
export function earnInvariants(parts: EarnParts): readonly Invariant[] {
  return [fundsHold(parts), promisesHold(parts), productsHold(parts), savingsHold(parts), ordersHold(parts)];
}

function fundsHold({ funds, ledger, scheduled }: EarnParts): Invariant {
  return {
    name: 'P44 funds are what their account has, have what they promised, and are what came in less what went out',
    broken: () => {
      const accounts = new Sums();
      const waiting = new Sums();
      for (const { fund, asset, amount } of scheduled.values()) waiting.add(`${fund}/${asset}`, amount);
      for (const fund of funds.values()) {
        const { code, asset, funded, promised, putIn, takenOut, received, paid } = fund;
        accounts.add(`${funds.ownerOf(fund)}/${asset}`, funded);
        if (promised < 0n || promised > funded) return `${code} of ${asset} has ${funded} and promised ${promised}`;
        if (funded !== putIn - takenOut + received - paid) return `${code} of ${asset} has ${funded}, from nowhere`;
        if (fund.scheduled !== waiting.of(keyOf(fund))) return `${code} of ${asset} has ${fund.scheduled} scheduled`;
      }
      for (const { asset } of funds.values()) {
        for (const owner of [systemAccounts.earnFunds, systemAccounts.promotion]) {
          const { available } = ledger.balance(owner, FUND_BOOK, asset);
          const own = accounts.of(`${owner}/${asset}`);
          if (available !== own) return `account ${owner} has ${available} ${asset}, its funds ${own}`;
        }
      }
      return undefined;
    },
  };
}

function promisesHold({ funds, orders, scheduled }: EarnParts): Invariant {
  return {
    name: 'P45 a fund has promised the income of its orders that is not paid',
    broken: () => {
      const promised = new Sums();
      for (const row of orders.values()) {
        if (isEarning(row)) promised.add(`${row.fund}/${row.asset}`, row.daily * BigInt(row.days - row.daysPaid));
      }
      for (const { kind, fund, asset, amount } of scheduled.values()) {
        if (kind === 'income') promised.add(`${fund}/${asset}`, amount);
      }
      for (const fund of funds.values()) {
        if (fund.promised !== promised.of(keyOf(fund))) {
          return `${keyOf(fund)} promised ${fund.promised}, its orders say ${promised.of(keyOf(fund))}`;
        }
        if (fund.code !== PROMOTION_FUND && freeOf(fund) !== fund.funded - fund.promised)
          return `${keyOf(fund)} is short`;
      }
      return undefined;
    },
  };
}

function productsHold({ products, orders, savings, redemptions, sharing }: EarnParts): Invariant {
  return {
    name: 'P46 products hold what their orders and savings say, within their quota where it was not lowered',
    broken: () => {
      const held = new Sums();
      const count = new Sums();
      for (const { product, amount, status } of orders.values()) {
        if (status === 'ending') continue;
        held.add(product, amount);
        count.add(product, 1n);
      }
      const waiting = new Sums();
      const requested = new Sums();
      for (const { product, savings: row, amount } of redemptions.values()) {
        waiting.add(product, amount);
        requested.add(row, amount);
      }
      for (const { id, product, principal, redeeming } of savings.values()) {
        held.add(product, principal);
        count.add(product, 1n);
        if (principal < 0n || redeeming !== requested.of(id) || redeeming > principal) {
          return `savings ${id} are ${principal}, of which ${redeeming} are asked back`;
        }
      }
      for (const product of products.values()) {
        if (product.held !== held.of(product.id) || BigInt(product.orders) !== count.of(product.id)) {
          return `product ${product.id} holds ${product.held} in ${product.orders} orders`;
        }
        if (product.kind !== 'flexible') continue;
        const pool = sharing.poolOf(product.id);
        if (pool.waiting !== waiting.of(product.id)) return `${pool.waiting} of product ${product.id} are asked back`;
      }
      return undefined;
    },
  };
}

function savingsHold({ savings, sharing }: EarnParts): Invariant {
  return {
    name: 'P47 balance over time is that of all savings, and no more was shared than there was',
    broken: () => {
      const at = Math.max(0, ...[...savings.values()].map(({ countedTo }) => countedTo));
      for (const pool of sharing.pools.values()) {
        const { product, pot, shared, weight } = pool;
        if (shared < 0n || shared > pot) return `${shared} of ${pot} was shared of product ${product}`;
        const to = Math.max(at, pool.cutAt);
        let [grown, young, pending] = [0n, 0n, 0n];
        for (const row of savings.ofProduct(product)) {
          const isPending = savings.isPending(row, pool);
          if (isPending) pending += weightAt(row, pool.cutAt);
          const own = isPending ? weightAt({ ...row, weight: 0n, countedTo: pool.cutAt }, to) : weightAt(row, to);
          if (row.firstAt <= pool.stamp) grown += own;
          else young += own;
        }
        const kept = savings.weighed(pool, to);
        if (kept.grown !== grown || kept.young !== young) {
          return `product ${product} counts ${kept.grown} and ${kept.young}, its savings ${grown} and ${young}`;
        }
        if (pool.isSharing && pending > weight) return `${pending} of ${weight} are to be paid of product ${product}`;
      }
      return undefined;
    },
  };
}

function ordersHold({ orders, scheduled }: EarnParts): Invariant {
  return {
    name: 'P48 an order that is not over waits for a time or for its payer, and is paid no day twice',
    broken: () => {
      const waiting = new Sums();
      for (const { kind, order, amount } of scheduled.values()) if (kind === 'income') waiting.add(order, amount);
      for (const row of orders.values()) {
        const { id, daily, daysPaid, days, income, status, frozenUntil } = row;
        if (row.scheduled !== waiting.of(id)) return `order ${id} has ${row.scheduled} scheduled`;
        if (daysPaid > days || income + row.scheduled !== daily * BigInt(daysPaid)) {
          return `order ${id} was paid ${income} for ${daysPaid} of ${days} days`;
        }
        if (nextMoment(row) === undefined && row.scheduled === 0n) return `order ${id} waits for nothing`;
        if ((status === 'frozen') !== (frozenUntil !== null)) return `order ${id} is ${status} until ${frozenUntil}`;
      }
      return undefined;
    },
  };
}
