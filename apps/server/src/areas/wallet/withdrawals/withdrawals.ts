import {
  APPROVED_BY_RULES,
  WITHDRAWAL_COIN,
  WITHDRAWALS_A_DAY,
  type Withdrawal,
  type WithdrawalTerms,
  wallet,
  type withdrawRequest,
} from '@quay/contract/wallet';
import type { RequestWithdrawal, Withdrawal as Row } from '@quay/core';
import { parse, text, units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { z } from 'zod';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import { isRequestId } from '../../../edge/request-id.ts';
import type { Chain } from '../../../outside/chain/chain.ts';
import { atomsOf, type Token } from '../../../outside/chain/networks.ts';
import type { Encryption } from '../../../secrets/encryption.ts';
import type { SystemSettingsStore } from '../../../system/system-settings.ts';
import { readAddress } from '../address.ts';
import { payable } from '../address-book.ts';
import type { Owners } from '../needs.ts';
import { factsOf } from './facts.ts';
import { isWithin } from './hours.ts';
import { amountInWords, type NotifyWithdrawal } from './notifier.ts';
import { confirmationsOf, isSentAgain, withdrawalOnWire } from './on-wire.ts';
import { type Asker, dayLimitOf, no, type OwnerChecks } from './owner-checks.ts';
import { validateRisk } from './risk.ts';

type OrderRequest = z.infer<typeof withdrawRequest>;
type Requested = { readonly withdrawal: Withdrawal; readonly seq: number };

/** Coins on their way out, as routes see it. */
export type Withdrawals = {
  /** Validates a request in the order of the contract, and writes it down. The same request again gives the first result. */
  request(proposal: OrderRequest, asker: Asker): Promise<Requested | No>;
  /** What a withdrawal could be just now. */
  terms(owner: number, rows: Reads): Promise<WithdrawalTerms>;
  onWire(owner: number, found: readonly Row[]): Promise<Withdrawal[]>;
  readonly notify: NotifyWithdrawal;
};

const DAY_MS = 24 * 60 * 60_000;

export function createWithdrawals(needs: {
  readonly reads: Reads;
  readonly core: CorePort;
  readonly chain: Chain;
  readonly systemSettings: SystemSettingsStore;
  readonly identity: Owners;
  readonly encryption: Encryption;
  readonly checks: OwnerChecks;
  readonly notify: NotifyWithdrawal;
}): Withdrawals {
  const { reads, core, chain, systemSettings, identity, encryption, checks, notify } = needs;
  /** Requests of one owner come one after the other, so that a second one finds what the first came to. */
  const last = new Map<number, Promise<unknown>>();

  async function inTurn<Result>(owner: number, work: () => Promise<Result>): Promise<Result> {
    const mine = (last.get(owner) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(owner, settled);
    await settled;
    if (last.get(owner) === settled) last.delete(owner);
    return mine;
  }

  async function request(proposal: OrderRequest, asker: Asker): Promise<Requested | No> {
    const { owner } = asker;
    const form = validateForm(proposal, chain);
    if ('refusal' in form) return form;
    const { amount, token, fee } = form;
    const earlier = await repeated(proposal, amount, asker);
    if (earlier) return earlier;

    const closed = (await validateOpening(proposal.network)) ?? (await checks.opening(owner));
    if (closed) return closed;
    const to = await validateAddress(proposal, owner);
    if ('refusal' in to) return to;
    const { address } = to;
    const wrong = (await validateAmount(amount, token, owner)) ?? (await checks.purchases(amount, asker));
    if (wrong) return wrong;
    const fundPassword = await encryption.open(proposal.fundPassword);
    if (fundPassword === undefined) return { ...no(wallet['encrypted-malformed']), field: 'fundPassword' };
    const proven = await identity.withdrawalGate.check(owner, { fundPassword, proof: proposal.proof, from: asker });
    if ('closed' in proven) return (await checks.opening(owner)) ?? no(wallet['withdrawals-closed']);
    if ('refusal' in proven) return proven;

    const provenBy = await checks.factorOf(owner, proposal.proof);
    const { network } = proposal;
    const checked = { owner, network, address, amount, device: asker.device, token };
    const { signals, needs: approvals } = validateRisk(await factsOf(reads, identity.now, checked));
    const lost = await proven.spend();
    if (lost) return lost;

    const input: RequestWithdrawal = {
      owner,
      requestId: proposal.requestId,
      asset: WITHDRAWAL_COIN,
      network,
      address,
      amount,
      fee,
      provenBy,
      needs: approvals,
      dayLimit: dayLimitOf(await checks.levelOf(owner)),
      dayCount: WITHDRAWALS_A_DAY,
    };
    const { outcome, seq } = await core.submit<{ withdrawal: number }>('wallet/request-withdrawal', input);
    if (!outcome.ok) return outcome;
    const { withdrawal: id } = outcome.value;
    const { device, address: place } = asker;
    await reads.chain.addCase({ withdrawalId: id, userId: owner, signals, device, place, at: Date.now() });
    await reads.chain.addressUsed(owner, network, address, identity.now());
    chain.trigger();
    const words = { amount: amountInWords({ amount, asset: WITHDRAWAL_COIN }), network, to: address };
    await identity.notices.notify(owner, 'withdrawal-requested', asker, { words });
    const rows = await asker.rows(seq);
    return replyOf((await rows.chain.withdrawalOf(owner, id))!, seq);
  }

  /** What an equal request came to before; one with other words goes on, and the core refuses it. */
  async function repeated({ requestId, network, address }: OrderRequest, amount: bigint, asker: Asker) {
    const rows = await asker.rows(core.seq);
    const earlier = await rows.chain.withdrawalOfRequest(asker.owner, requestId);
    const to = readAddress(address);
    const isSame = earlier?.network === network && earlier.address === to && earlier.amount === amount;
    return isSame ? replyOf(earlier, core.seq) : undefined;
  }

  async function validateOpening(network: string): Promise<No | undefined> {
    const { withdrawalsOpen, withdrawalOpens: from, withdrawalCloses: to } = await systemSettings.settings();
    if (!withdrawalsOpen || !(await chain.isOpen(network))) return no(wallet['withdrawals-closed']);
    return isWithin({ from, to }, identity.now()) ? undefined : no(wallet['outside-hours'], { from, to });
  }

  /** Only to what was saved a day ago, and is still none of ours and no contract. */
  async function validateAddress({ network, address: typed }: OrderRequest, owner: number) {
    const address = readAddress(typed);
    if (typeof address !== 'string') return { ...no(address), field: 'address' };
    const saved = await reads.chain.savedAddress(owner, network, address);
    if (!saved) return { ...no(wallet['address-not-saved']), field: 'address' };
    if (saved.usableFrom > identity.now()) {
      return { ...no(wallet['address-waits'], { hours: checks.hoursUntil(saved.usableFrom) }), field: 'address' };
    }
    return (await payable(chain, network, address)) ?? { address };
  }

  async function validateAmount(amount: bigint, { withdrawal }: Token, owner: number): Promise<No | undefined> {
    const { min, max } = withdrawal!;
    const coin = WITHDRAWAL_COIN;
    if (amount < min) return { ...no(wallet['amount-below-min'], { min: text(min), coin }), field: 'amount' };
    if (amount > max) return { ...no(wallet['amount-above-max'], { max: text(max), coin }), field: 'amount' };
    const limit = dayLimitOf(await checks.levelOf(owner));
    return amount > limit && limit < HIGHEST ? no(wallet['level-needed']) : undefined;
  }

  const replyOf = async (row: Row, seq: number): Promise<Requested> => {
    const [withdrawal] = await onWire(row.owner, [row]);
    return { withdrawal: withdrawal!, seq };
  };

  async function onWire(owner: number, found: readonly Row[]): Promise<Withdrawal[]> {
    const saved = await reads.chain.savedAddresses(owner);
    return Promise.all(
      found.map(async (row) => {
        const at = saved.find((one) => one.network === row.network && one.address === row.address);
        const confirmations = await confirmationsOf(row, chain);
        const needed = chain.network(row.network)?.confirmations ?? 0;
        const again = await isSentAgain(row, reads.chain);
        return withdrawalOnWire(row, { label: at?.label ?? null, again, confirmations, needed });
      }),
    );
  }

  return {
    request: (wanted, asker) => inTurn(asker.owner, () => request(wanted, asker)),

    async terms(owner, rows) {
      const [{ withdrawalOpens, withdrawalCloses }, level, balances, counted, pending] = await Promise.all([
        systemSettings.settings(),
        checks.levelOf(owner),
        rows.wallet.balances(owner),
        rows.chain.withdrawalDay(owner),
        rows.chain.pendingWithdrawal(owner),
      ]);
      const spot = balances.find(({ book, asset }) => book === 'spot' && asset === WITHDRAWAL_COIN);
      // The core counts days by its own clock.
      const isToday = counted !== undefined && Math.floor(counted.day / DAY_MS) === Math.floor(Date.now() / DAY_MS);
      const used = isToday ? counted : { amount: 0n, count: 0 };
      const limit = dayLimitOf(level);
      return {
        symbol: WITHDRAWAL_COIN,
        available: text(spot?.available ?? 0n),
        dayLimit: text(limit),
        dayLeft: text(limit > used.amount ? limit - used.amount : 0n),
        dayCount: WITHDRAWALS_A_DAY,
        dayCountLeft: Math.max(0, WITHDRAWALS_A_DAY - used.count),
        opensAt: withdrawalOpens,
        closesAt: withdrawalCloses,
        pendingId: pending ?? null,
        byRules: text(units(APPROVED_BY_RULES)),
      };
    },

    onWire,
    notify,
  };
}

/** What can be validated from the words alone. */
function validateForm(
  { requestId, amount: typed, symbol, network }: OrderRequest,
  chain: Chain,
): { readonly amount: bigint; readonly token: Token; readonly fee: bigint } | No {
  if (!isRequestId(requestId)) return { ...no(wallet['request-id-malformed']), field: 'requestId' };
  const amount = parse(typed);
  const malformed: No = { ...no(wallet['amount-malformed']), field: 'amount' };
  if (!amount || amount < 0n) return malformed;
  if (symbol !== WITHDRAWAL_COIN)
    return { ...no(wallet['withdrawal-coin'], { coin: WITHDRAWAL_COIN }), field: 'symbol' };
  const token = chain.token(network, symbol);
  if (!token?.withdrawal) return { ...no(wallet['network-unknown']), field: 'network' };
  const { fee } = token.withdrawal;
  // Smaller parts than the token has cannot be sent.
  return atomsOf(amount - fee, token.decimals) === undefined ? malformed : { amount, token, fee };
}

const HIGHEST = dayLimitOf('notary');
