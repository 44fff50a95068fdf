import { nicknameKey, nicknameOf } from '@quay/contract/identity';
import {
  type Recipient,
  type sendToUserRequest,
  type UserTransferLine,
  WITHDRAWAL_COIN,
  WITHDRAWALS_A_DAY,
  wallet,
} from '@quay/contract/wallet';
import type { SendToUser, UserTransfer } from '@quay/core';
import { parse, text } from '@quay/money';
import type { NamedTransfer, Reads } from '@quay/store';
import type { z } from 'zod';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import { isRequestId } from '../../../edge/request-id.ts';
import { maskedName } from '../../../messages/masked.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Encryption } from '../../../secrets/encryption.ts';
import type { Owners } from '../needs.ts';
import { amountInWords } from './notifier.ts';
import { type Asker, dayLimitOf, no, type OwnerChecks } from './owner-checks.ts';

type SendRequest = z.infer<typeof sendToUserRequest>;
type Sent = { readonly line: UserTransferLine; readonly seq: number };

/** Coins that one user gives to another: guarded as withdrawals are. */
export type Sending = {
  /** Whom a UID or nickname is of. */
  recipient(owner: number, typed: string): Promise<Recipient | No>;
  /** Validates a request in the order of the contract, and sends. The same request again gives the first result. */
  send(proposal: SendRequest, asker: Asker): Promise<Sent | No>;
  onWire(owner: number, sent: NamedTransfer): UserTransferLine;
};

const UID = /^[1-9][0-9]{0,14}$/;

export function createSending(needs: {
  readonly reads: Pick<Reads, 'identity' | 'wallet' | 'account'>;
  readonly core: Pick<CorePort, 'submit' | 'seq'>;
  readonly identity: Owners;
  readonly encryption: Encryption;
  readonly messages: Pick<Messages, 'post'>;
  readonly checks: OwnerChecks;
}): Sending {
  const { reads, core, identity, encryption, messages, checks } = needs;

  /** A user who can be sent coins; what the core says of them has the last word. */
  async function recipientOf(owner: number, uid: number | undefined): Promise<Recipient | No> {
    const user = uid === undefined ? undefined : await reads.identity.userById(uid);
    if (!user) return { ...no(wallet['recipient-unknown']), field: 'recipient' };
    if (user.id === owner) return { ...no(wallet['send-to-oneself']), field: 'recipient' };
    const closure = await reads.account.closureOf(user.id);
    const isClosing = closure?.state === 'waiting' || closure?.state === 'closed';
    if (isClosing) return { ...no(wallet['recipient-closed']), field: 'recipient' };
    if (user.standing !== 'open') return { ...no(wallet['recipient-stopped']), field: 'recipient' };
    return { userId: user.id, name: maskedName(user.nickname) };
  }

  async function send(proposal: SendRequest, asker: Asker): Promise<Sent | No> {
    const { owner } = asker;
    const { requestId, symbol, recipient } = proposal;
    if (!isRequestId(requestId)) return { ...no(wallet['request-id-malformed']), field: 'requestId' };
    const amount = parse(proposal.amount);
    if (!amount || amount < 0n) return { ...no(wallet['amount-malformed']), field: 'amount' };
    if (symbol !== WITHDRAWAL_COIN) {
      return { ...no(wallet['withdrawal-coin'], { coin: WITHDRAWAL_COIN }), field: 'symbol' };
    }
    const rows = await asker.rows(core.seq);
    const earlier = await rows.wallet.userTransferOfRequest(owner, requestId);
    if (earlier?.recipient === recipient && earlier.amount === amount) {
      return { line: onWire(owner, earlier), seq: core.seq };
    }

    const closed = await checks.opening(owner);
    if (closed) return closed;
    const to = await recipientOf(owner, recipient);
    if ('refusal' in to) return to;
    const bought = await checks.purchases(amount, asker);
    if (bought) return bought;
    const fundPassword = await encryption.open(proposal.fundPassword);
    if (fundPassword === undefined) return { ...no(wallet['encrypted-malformed']), field: 'fundPassword' };
    const words = { fundPassword, proof: proposal.proof, from: asker, act: 'send-coins' } as const;
    const proven = await identity.withdrawalGate.check(owner, words);
    if ('closed' in proven) return (await checks.opening(owner)) ?? no(wallet['security-missing']);
    if ('refusal' in proven) return proven;
    const provenBy = await checks.factorOf(owner, proposal.proof);
    const lost = await proven.spend();
    if (lost) return lost;

    const input: SendToUser = {
      ...{ owner, recipient, requestId, asset: symbol, amount, provenBy },
      dayLimit: dayLimitOf(await checks.levelOf(owner)),
      dayCount: WITHDRAWALS_A_DAY,
    };
    const { outcome, seq } = await core.submit<UserTransfer>('wallet/send-to-user', input);
    if (!outcome.ok) return outcome;
    const sent = outcome.value;
    const what = amountInWords(sent);
    await identity.notices.notify(owner, 'coins-sent', asker, {
      words: { amount: what, to: `${to.name} (${recipient})` },
    });
    await received(sent, what);
    return { line: onWire(owner, { ...sent, otherName: (await nameOf(recipient)) ?? '' }), seq };
  }

  /** A word to who got it, on whatever channel there is. */
  async function received({ owner, recipient }: UserTransfer, amount: string): Promise<void> {
    const user = await reads.identity.userById(recipient);
    const address = user?.email ?? user?.phone;
    if (!user || !address) return;
    const language = user.preferences.language ?? 'en_US';
    const from = `${maskedName((await nameOf(owner)) ?? '')} (${owner})`;
    const to = { user: user.id, channel: user.email ? 'email' : 'phone', address, language } as const;
    await messages.post({ ...to, kind: 'coins-received', params: { amount, from } });
  }

  const nameOf = async (user: number) => (await reads.identity.userById(user))?.nickname;

  const onWire = (owner: number, sent: NamedTransfer): UserTransferLine => ({
    transferId: sent.id,
    direction: sent.owner === owner ? 'sent' : 'received',
    userId: sent.owner === owner ? sent.recipient : sent.owner,
    name: maskedName(sent.otherName),
    symbol: sent.asset,
    amount: text(sent.amount),
    at: sent.at,
  });

  return {
    async recipient(owner, typed) {
      const wanted = typed.trim();
      const byUid = UID.test(wanted) ? Number(wanted) : undefined;
      const known = byUid !== undefined && (await reads.identity.userById(byUid)) !== undefined;
      // A nickname may be made of digits alone: the UID goes first.
      if (known) return recipientOf(owner, byUid);
      return recipientOf(owner, await reads.identity.userByNickname(nicknameKey(nicknameOf(wanted))));
    },
    send,
    onWire,
  };
}
