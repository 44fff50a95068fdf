import type { CoinNetwork, SavedAddress, Withdrawal, WithdrawalTerms } from '@quay/contract/wallet';
import { floorTo, least, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';

/** A withdrawal exactly as its owner left it: the amount is what was typed. */
export type Typed = { readonly network: string; readonly address: string; readonly amount: string };

export type Circumstances = {
  readonly terms: WithdrawalTerms;
  readonly network: CoinNetwork | undefined;
  readonly saved: SavedAddress | undefined;
  /** By the exchange's clock. */
  readonly now: number;
};

/** Why it cannot be sent as it is: a refusal that the exchange would give, or what only this form says. */
export type Wrong =
  | {
      readonly field: 'amount' | 'address' | 'network';
      readonly reason: string;
      readonly params: Record<string, string>;
    }
  | { readonly field: 'amount'; readonly tooFine: number };

const HOUR_MS = 3_600_000;

/** An amount cut off at the decimals that the coin has on its network. */
function cutTo(amount: bigint, decimals: number): bigint {
  return floorTo(amount, decimals >= 8 ? 1n : 10n ** BigInt(8 - decimals));
}

/** The most that can leave now, whatever it is bounded by. */
export function mostOf({ terms, network }: Pick<Circumstances, 'terms' | 'network'>): string {
  const most = least(units(terms.available), units(terms.dayLeft));
  return text(network ? cutTo(least(most, units(network.withdrawMax)), network.decimals) : most);
}

/** What arrives at the address; nothing while the fee would eat it. */
export function receivedOf(amount: string, network: CoinNetwork | undefined): string | undefined {
  const leaves = read(amount);
  if (leaves === undefined || !network) return undefined;
  const received = leaves - units(network.withdrawFee);
  return received > 0n ? text(received) : undefined;
}

/** The first thing that is wrong, in the order in which the exchange would say it. Nothing typed is nothing wrong. */
export function wrongWith(typed: Typed, circumstances: Circumstances): Wrong | undefined {
  const { terms, network, saved, now } = circumstances;
  const amount = read(typed.amount);
  const of = (field: 'amount' | 'address' | 'network', reason: string, params: Record<string, string> = {}): Wrong => ({
    field,
    reason: `wallet/${reason}`,
    params,
  });
  if (amount === undefined || amount <= 0n) return of('amount', 'amount-malformed');
  if (!network) return of('network', 'network-unknown');
  if (!network.withdrawOpen) return of('network', 'withdrawals-closed');
  if (cutTo(amount, network.decimals) !== amount) return { field: 'amount', tooFine: network.decimals };
  if (!saved) return of('address', 'address-not-saved');
  if (saved.usableFrom > now) {
    return of('address', 'address-waits', { hours: String(Math.ceil((saved.usableFrom - now) / HOUR_MS)) });
  }
  const coin = terms.symbol;
  const fee = units(network.withdrawFee);
  const min = units(network.withdrawMin);
  if (amount < min || amount <= fee) return of('amount', 'amount-below-min', { min: text(min), coin });
  if (amount > units(network.withdrawMax)) return of('amount', 'amount-above-max', { max: network.withdrawMax, coin });
  if (terms.dayCountLeft <= 0) return of('amount', 'day-count-used', { max: String(terms.dayCount) });
  if (amount > units(terms.dayLeft)) return of('amount', 'day-amount-used', { left: terms.dayLeft, coin });
  if (amount > units(terms.available)) {
    return of('amount', 'balance-too-small', { available: terms.available, needed: text(amount), coin });
  }
  return undefined;
}

/** Whether it is open at this time of the UTC day. The same opening and closing means always. */
export function isOpen({ opensAt, closesAt }: Pick<WithdrawalTerms, 'opensAt' | 'closesAt'>, now: number): boolean {
  if (opensAt === closesAt) return true;
  const clock = new Date(now).toISOString().slice(11, 16);
  const sameDay = opensAt < closesAt;
  return sameDay ? clock >= opensAt && clock < closesAt : clock >= opensAt || clock < closesAt;
}

/** What was typed as it is sent, and what makes two requests the same. */
export const asSent = ({ network, address, amount }: Typed): Typed => ({
  network,
  address,
  amount: text(read(amount) ?? 0n),
});
export function contentOf(typed: Typed): string {
  const { network, address, amount } = asSent(typed);
  return `${network} ${address} ${amount}`;
}

/**
 * The withdrawal that an unanswered request has made, if it did. There is never more than one on its way, and nothing
 * but our own request can have made one of the same content since.
 */
export function madeBy(typed: Typed, since: number, listed: readonly Withdrawal[]): Withdrawal | undefined {
  const { network, address, amount } = asSent(typed);
  return listed.find(
    (one) =>
      one.requestedAt >= since &&
      one.network === network &&
      one.address === address &&
      units(one.amount) === units(amount),
  );
}
