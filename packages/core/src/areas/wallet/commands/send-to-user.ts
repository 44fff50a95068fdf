import { wallet } from '@quay/contract/wallet/rules';
import { type Changes, Log, type Rows } from '../../../engine/changes.ts';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Guard } from '../../../guard/guard.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { Holders } from '../holders.ts';
import { type Request, type UserTransfer, userTransfersTable, withdrawalProofs } from '../state.ts';
import type { WithdrawalDays } from '../withdrawal-days.ts';
import type { WalletHeard } from './credit-deposit.ts';

const input = {
  owner: id,
  recipient: id,
  requestId: text,
  asset: text,
  amount,
  provenBy: oneOf(withdrawalProofs),
  /** Of the owner's level, for what is withdrawn and sent together. */
  dayLimit: amount,
  dayCount: id,
};
export type SendToUser = RowOf<typeof input>;

export const sendToUserShape = shape({
  name: 'wallet/send-to-user',
  number: 274,
  input,
  output: codecOf<UserTransfer>(userTransfersTable.columns),
});

type SendingParts = {
  readonly holders: Holders;
  readonly days: WithdrawalDays;
  readonly requests: Rows<Request>;
  readonly ledger: Ledger;
  readonly guard: Guard;
  readonly userTransferIds: Sequence;
  readonly heard: Pick<WalletHeard, 'sent'>;
  /** Whether an owner's account is closed, or about to be. */
  readonly isClosing: (owner: number) => boolean;
};

/**
 * Gives coins to another user, at once and for good: from spot to spot, within the limits of withdrawals. The same request
 * id and words give the first result.
 */
export function sendToUser(changes: Changes, parts: SendingParts): Command<never> {
  const { holders, days, requests, ledger, guard, userTransferIds, isClosing, heard } = parts;
  const log = new Log<UserTransfer>(userTransfersTable, changes);
  return command(sendToUserShape, (request: SendToUser, at): Outcome<UserTransfer> => {
    const { owner, recipient, requestId, asset, amount, provenBy, dayLimit, dayCount } = request;
    always(amount > 0n, 'what is sent is more than nothing');
    const said = `send ${asset} ${recipient} ${amount}`;
    const earlier = requests.get(`${owner}/${requestId}`);
    if (earlier?.said === said) {
      return done({ id: earlier.reference, owner, recipient, asset, amount, provenBy, at: earlier.at });
    }
    if (earlier) return refuse(wallet['request-id-reused'], {}, 'requestId');

    const stopped = guard.check(owner, 'withdrawal', at);
    if (stopped) return stopped;
    if (recipient === owner) return refuse(wallet['send-to-oneself'], {}, 'recipient');
    if (holders.get(String(recipient))?.kind !== 'user') return refuse(wallet['recipient-unknown'], {}, 'recipient');
    if (isClosing(recipient)) return refuse(wallet['recipient-closed'], {}, 'recipient');
    if (guard.freezes.isFrozen(recipient)) return refuse(wallet['recipient-stopped'], {}, 'recipient');
    const used = days.usedOn(owner, at);
    if (used.count >= dayCount) return refuse(wallet['day-count-used'], { max: dayCount });
    if (used.amount + amount > dayLimit) {
      const left = used.amount < dayLimit ? dayLimit - used.amount : 0n;
      return refuse(wallet['day-amount-used'], { left, coin: asset }, 'amount');
    }
    const { available } = ledger.balance(owner, 'spot', asset);
    if (available < amount) {
      return refuse(wallet['balance-too-small'], { available, needed: amount, coin: asset }, 'amount');
    }
    const sent: UserTransfer = { id: userTransferIds.next(), owner, recipient, asset, amount, provenBy, at };
    ledger.post(sent.id, at, [
      { account: ledger.account(owner, 'spot', asset), amount: -amount, cause: 'user-transfer' },
      { account: ledger.account(recipient, 'spot', asset), amount, cause: 'user-transfer' },
    ]);
    log.add(sent);
    days.count({ owner, amount, requestedAt: at });
    heard.sent(sent);
    requests.add({ owner, requestId, kind: 'send', said, reference: sent.id, at });
    return done(sent);
  });
}
