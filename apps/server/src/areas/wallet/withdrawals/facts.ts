import { WITHDRAWAL_COIN } from '@quay/contract/wallet';
import type { Reads } from '@quay/store';
import type { Token } from '../../../outside/chain/networks.ts';
import { looksLike } from '../address-book.ts';
import type { RiskFacts } from './risk.ts';

const HOUR_MS = 60 * 60_000;
/** A change of security is remembered for a week after its wait has ended. */
const CHANGED_MS = 7 * 24 * HOUR_MS;

/** Everything that the rules look at, read from the rows. */
export async function factsOf(
  reads: Reads,
  clockOfHolds: () => number,
  request: {
    readonly owner: number;
    readonly network: string;
    readonly address: string;
    readonly amount: bigint;
    readonly device: string;
    readonly token: Token;
  },
): Promise<RiskFacts> {
  const { owner, network, address, amount, device, token } = request;
  // The clock by which the core writes withdrawals and credits.
  const now = Date.now();
  const [past, saved, counterparties, changes, ofLastHour, receivedAt] = await Promise.all([
    reads.chain.withdrawalPast(owner, address, now),
    reads.chain.savedAddresses(owner),
    reads.chain.counterparties(owner),
    reads.identity.holds(owner, clockOfHolds() - CHANGED_MS),
    reads.chain.withdrawnSince(network, WITHDRAWAL_COIN, now - HOUR_MS),
    reads.wallet.lastReceivedAt(owner),
  ]);
  const known = [...saved.map((one) => one.address), ...counterparties];
  // What another user sent has come in as a deposit has.
  const latestAt = Math.max(past.deposits.latestAt ?? 0, receivedAt ?? 0);
  return {
    amount,
    today: past.today,
    paidBefore: past.count,
    newDevice: past.devices.length > 0 && !past.devices.includes(device),
    looksAlike: known.some((one) => looksLike(one, address)),
    ofOthers: past.ofOthers,
    sinceDeposit: latestAt === 0 ? undefined : now - latestAt,
    securityChanged: changes.some(({ reason }) => reason !== 'deposit-reversed'),
    ofLastHour: ofLastHour + amount,
    hotHigh: token.hotHigh,
  };
}
