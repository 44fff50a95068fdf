import { wallet } from '@quay/contract/wallet/rules';
import { Parts } from '@quay/money';
import type { Rows } from '../../../engine/changes.ts';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Guard } from '../../../guard/guard.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { Debts } from '../debts.ts';
import type { Reversals } from '../reversals.ts';
import { type Request, type Withdrawal, withdrawalProofs } from '../state.ts';
import type { WithdrawalDays } from '../withdrawal-days.ts';
import type { Withdrawals } from '../withdrawals.ts';

const input = {
  owner: id,
  requestId: text,
  asset: text,
  network: text,
  address: text,
  /** Leaves the balance, the fee within it. */
  amount,
  fee: amount,
  provenBy: oneOf(withdrawalProofs),
  /** Approvals of staff; 0 leaves it to the rules, which have decided already: it is approved at once. */
  needs: id,
  /** Of the owner's level. */
  dayLimit: amount,
  dayCount: id,
};
export type RequestWithdrawal = RowOf<typeof input>;

export const requestWithdrawalShape = shape({
  name: 'wallet/request-withdrawal',
  number: 43,
  input,
  output: codecOf<{ withdrawal: number }>({ withdrawal: id }),
});

export type WithdrawalParts = {
  readonly withdrawals: Withdrawals;
  readonly reversals: Reversals;
  readonly debts: Debts;
  readonly days: WithdrawalDays;
  readonly requests: Rows<Request>;
  readonly ledger: Ledger;
  readonly guard: Guard;
  readonly withdrawalIds: Sequence;
};

/** What a withdrawal is before anybody looked at it. */
const untouched = {
  firstBy: null,
  secondBy: null,
  rejectedBy: null,
  rejection: null,
  remark: null,
  nonce: null,
  txHash: null,
  raw: null,
  block: null,
  doneAt: null,
};

/**
 * Freezes what is to leave and writes it down, with how the owner proved who they are. The same request id and words
 * give the first result.
 */
export function requestWithdrawal(parts: Omit<WithdrawalParts, 'reversals' | 'debts'>): Command<never> {
  const { withdrawals, days, requests, ledger, guard, withdrawalIds } = parts;
  return command(requestWithdrawalShape, (request: RequestWithdrawal, at): Outcome<{ withdrawal: number }> => {
    const { requestId, dayLimit, dayCount, ...requested } = request;
    const { owner, asset, network, address, amount, fee, needs } = requested;
    always(fee >= 0n && amount > fee && needs <= 2, 'a withdrawal pays something, and two at most approve it');
    const said = `withdrawal ${asset} ${network} ${address} ${amount}`;
    const earlier = requests.get(`${owner}/${requestId}`);
    if (earlier?.said === said) return done({ withdrawal: earlier.reference });
    if (earlier) return refuse(wallet['request-id-reused'], {}, 'requestId');

    const stopped = guard.check(owner, 'withdrawal', at);
    if (stopped) return stopped;
    if (withdrawals.ofOwner(owner)) return refuse(wallet['withdrawal-pending']);
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
    ledger.hold(ledger.account(owner, 'spot', asset), new Parts().of(amount));
    const state = needs === 0 ? 'approved' : 'reviewing';
    const id = withdrawalIds.next();
    const withdrawal: Withdrawal = withdrawals.add({ ...untouched, ...requested, id, state, requestedAt: at });
    days.count(withdrawal);
    requests.add({ owner, requestId, kind: 'withdrawal', said, reference: id, at });
    return done({ withdrawal: id });
  });
}
