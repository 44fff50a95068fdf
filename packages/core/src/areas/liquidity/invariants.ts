import { LIQUIDITY_WALLETS_MAX, liquidityIncome } from '@quay/contract/liquidity/rules';
import { least } from '@quay/money';
import type { Invariant } from '../../engine/area.ts';
import type { LiquidityParts } from './parts.ts';
import { hasEnough, readingsOf } from './readings.ts';
import { counts } from './wallets.ts';

/** What is true of linked wallets after every command, worked out from scratch. */
export function liquidityInvariants(parts: LiquidityParts): readonly Invariant[] {
  return [walletsHold(parts), daysHold(parts)];
}

function walletsHold({ terms, wallets }: LiquidityParts): Invariant {
  return {
    name: 'P70 an address joins once, of one person, and counts until its owner has ended it',
    broken: () => {
      const seen = new Set<string>();
      const linked = new Map<string, number>();
      const owned = new Map<number, number>();
      for (const { id, owner, asset, address, status, lastDay, endedAt } of wallets.values()) {
        if (seen.has(address)) return `${address} has joined twice`;
        seen.add(address);
        owned.set(owner, (owned.get(owner) ?? 0) + 1);
        if ((status === 'ended') !== (endedAt !== null && lastDay !== null)) return `wallet ${id} is ${status}`;
        if (status === 'linked') linked.set(asset, (linked.get(asset) ?? 0) + 1);
      }
      for (const [owner, count] of owned) if (count > LIQUIDITY_WALLETS_MAX) return `${owner} has ${count} wallets`;
      for (const { asset, linked: said } of terms.values()) {
        if (said !== (linked.get(asset) ?? 0)) return `${said} wallets of ${asset} are said to be linked`;
      }
      return undefined;
    },
  };
}

function daysHold({ terms, wallets, days }: LiquidityParts): Invariant {
  return {
    name: 'P71 a day is of a wallet that it counts for, once; what it comes to follows from its lowest reading, and waits where the budget was short',
    broken: () => {
      const waiting = new Map<string, bigint>();
      const seen = new Set<string>();
      for (const row of days.values()) {
        const { id, wallet, day, status, asset, income, lowest } = row;
        if (seen.has(`${wallet}/${day}`)) return `day ${id} is there twice`;
        seen.add(`${wallet}/${day}`);
        if (!counts(wallets.find(wallet)!, day)) return `day ${id} does not count for wallet ${wallet}`;
        const held = readingsOf(row).map((one) => one.held);
        const own = held.length === 0 ? null : held.reduce(least);
        if (lowest !== own) return `the lowest of day ${id} is ${lowest}, its readings say ${own}`;
        if (status === 'counting') {
          if (income !== 0n) return `day ${id} counts and has ${income}`;
          if (hasEnough(row) && day <= terms.of(asset).settledDay) return `day ${id} was left out`;
          continue;
        }
        if (!hasEnough(row)) return `day ${id} was settled with ${held.length} readings`;
        if (income !== liquidityIncome(lowest!, row)) return `day ${id} comes to ${income}`;
        waiting.set(asset, (waiting.get(asset) ?? 0n) + income);
      }
      for (const { asset, scheduled } of terms.values()) {
        if (scheduled !== (waiting.get(asset) ?? 0n)) return `${scheduled} ${asset} are said to be scheduled`;
      }
      return undefined;
    },
  };
}
