import type { Invariant } from '../../engine/area.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Contracts } from './contracts.ts';
import type { ContractsNow } from './contracts-now.ts';
import type { Funding } from './funding.ts';
import { assetOfAccount, bookOfAccount } from './margin-account-names.ts';
import { closes } from './order-terms.ts';
import type { Positions } from './positions.ts';
import type { Risk } from './risk.ts';

/** What is kept of rows so that it need not be found for each order: each says what of it is not as the rows are. */
type Kept = {
  readonly now: Pick<ContractsNow, 'stale'>;
  readonly risk: Pick<Risk, 'stale'>;
  /** The time of the last command. */
  at(): number;
};

/** What is true of all contracts and positions after every command, worked out from scratch. */
export function perpetualInvariants(
  ledger: Ledger,
  contracts: Contracts,
  positions: Positions,
  orders: Orders,
  funding: Pick<Funding, 'givenOf'>,
  kept: Kept,
): readonly Invariant[] {
  const sums = () => {
    const all = new Map([...contracts.values()].map(({ symbol }) => [symbol, { quantity: 0n, long: 0n, open: 0n }]));
    // Those who are settled already are still counted until all are.
    for (const { contract, life, paidQuantity, paidOpenValue, paidProfit } of contracts.dated.values()) {
      if (life !== 'settling') continue;
      const sum = all.get(contract)!;
      sum.quantity += paidQuantity;
      sum.open += paidOpenValue + paidProfit;
    }
    for (const { contract, quantity, openValue } of positions.values()) {
      const sum = all.get(contract)!;
      sum.quantity += quantity;
      sum.open += openValue;
      if (quantity > 0n) sum.long += quantity;
    }
    return all;
  };
  return [
    {
      name: 'P1 the quantities of a contract sum to zero, and its open interest is that of its longs',
      broken: () => {
        for (const [symbol, { quantity, long }] of sums()) {
          const { openInterest } = contracts.of(symbol);
          if (quantity !== 0n || long !== openInterest)
            return `${symbol}: ${quantity}, long ${long} of ${openInterest}`;
        }
        return undefined;
      },
    },
    {
      name: 'P3 what is open of a contract is its part of the clearing account, whose parts are all of it but for funding that is being paid',
      broken: () => {
        const parts = new Map<string, bigint>();
        for (const [symbol, { open }] of sums()) {
          const { clearing } = contracts.of(symbol);
          const account = contracts.accountOf(symbol);
          if (clearing !== -open) return `${symbol}: clearing ${clearing}, open ${open}`;
          parts.set(account, (parts.get(account) ?? 0n) + clearing);
        }
        for (const [account, part] of parts) {
          const sum = part - funding.givenOf(account);
          const asset = assetOfAccount(account);
          const { available, frozen } = ledger.balance(systemAccounts.clearing, bookOfAccount(account), asset);
          if (available !== sum || frozen !== 0n) return `clearing of ${account} is ${available}, its parts ${sum}`;
        }
        return undefined;
      },
    },
    {
      name: 'P4 a position of nothing is open at nothing and has no margin, and only an isolated one has',
      broken: () => {
        for (const { owner, contract, quantity, openValue, margin, mode, openedAt } of positions.values()) {
          const isFlat = quantity === 0n;
          if (isFlat && (openValue !== 0n || margin !== 0n)) return `${owner} ${contract}: ${openValue}, ${margin}`;
          if (isFlat !== (openedAt === null)) return `${owner} ${contract} was opened at ${openedAt}`;
          if (margin < 0n || (mode === 'cross' && margin !== 0n))
            return `${owner} ${contract} has the margin ${margin}`;
        }
        return undefined;
      },
    },
    {
      name: 'P8 orders go one way with the position, and P9 those that close are no more than it',
      broken: () => {
        const closing = new Map<string, bigint>();
        for (const slot of orders.live()) {
          const instrument = orders.instrumentAt(slot);
          const owner = orders.ownerOf(slot);
          const key = `${owner}/${instrument.terms.symbol}`;
          const quantity = positions.get(key)?.quantity ?? 0n;
          const isAgainst = quantity !== 0n && quantity > 0n !== orders.buys(slot);
          if (closes(orders, slot) !== isAgainst)
            return `order ${orders.idOf(slot)} of ${owner}: the position is ${quantity}`;
          if (!isAgainst) continue;
          closing.set(key, (closing.get(key) ?? 0n) + BigInt(orders.leftOf(slot)) * instrument.terms.lot);
        }
        for (const [key, sum] of closing) {
          const quantity = positions.get(key)!.quantity;
          if (sum > (quantity < 0n ? -quantity : quantity)) return `${key}: orders close ${sum} of ${quantity}`;
        }
        return undefined;
      },
    },
    {
      name: 'P38 what is kept of a contract is its mark and its tiers',
      broken: () => kept.now.stale(kept.at()),
    },
    {
      name: 'P39 the position that is kept for a list of orders, or as the only one of an owner, is that',
      broken: () => {
        for (const slot of orders.live()) {
          const [owner, list] = [orders.ownerOf(slot), orders.listOf(slot)];
          const { symbol } = orders.instrumentAt(slot).terms;
          if (positions.inList(list, owner, symbol) !== positions.find(owner, symbol)) return `${owner} in ${symbol}`;
        }
        for (const { owner, contract, isOnly } of positions.values()) {
          if (isOnly !== (positions.ofOwner(owner).length === 1))
            return `${owner} has not only ${contract}, or only that`;
        }
        return undefined;
      },
    },
    {
      name: 'P40 the figures that are kept of a group are those of its wallet and its position',
      broken: () => kept.risk.stale(),
    },
  ];
}
