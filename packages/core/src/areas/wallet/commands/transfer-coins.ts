import { type Book, books, wallet } from '@quay/contract/wallet/rules';
import type { Amount } from '@quay/money';
import { type Changes, Log, type Rows } from '../../../engine/changes.ts';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { type Request, type Transfer, transfersTable } from '../state.ts';

const input = {
  owner: id,
  requestId: text,
  asset: text,
  fromBook: oneOf(books),
  toBook: oneOf(books),
  amount,
};
export type TransferCoins = RowOf<typeof input>;

export const transferCoinsShape = shape({
  name: 'wallet/transfer-coins',
  number: 40,
  input,
  output: codecOf<Transfer>(transfersTable.columns),
});

/** What may leave an account now, of what is available: positions may stand on it. */
export type Movable = (owner: number, book: Book, asset: string, at: number) => Amount;

type TransferParts = {
  readonly requests: Rows<Request>;
  readonly ledger: Ledger;
  readonly transferIds: Sequence;
  readonly movable: Movable;
};

/** Moves coins between two books of one owner. The same request id and words give the first result. */
export function transferCoins(
  changes: Changes,
  { requests, ledger, transferIds, movable: movableOf }: TransferParts,
): Command<never> {
  const log = new Log<Transfer>(transfersTable, changes);
  return command(transferCoinsShape, (request: TransferCoins, at): Outcome<Transfer> => {
    const { owner, requestId, ...moved } = request;
    const { asset, fromBook, toBook, amount } = moved;
    always(amount > 0n, 'a transfer is of more than nothing');
    if (fromBook === toBook) return refuse(wallet['same-book']);
    const said = `transfer ${asset} ${fromBook} ${toBook} ${amount}`;
    const earlier = requests.get(`${owner}/${requestId}`);
    if (earlier?.said === said) return done({ ...moved, id: earlier.reference, owner, at: earlier.at });
    if (earlier) return refuse(wallet['request-id-reused'], {}, 'requestId');

    const { available } = ledger.balance(owner, fromBook, asset);
    if (available < amount) {
      return refuse(wallet['balance-too-small'], { available, needed: amount, coin: asset }, 'amount');
    }
    const movable = movableOf(owner, fromBook, asset, at);
    if (movable < amount) {
      return refuse(wallet['not-movable'], { movable, kept: available - movable, coin: asset }, 'amount');
    }
    const transfer = { ...moved, id: transferIds.next(), owner, at };
    ledger.post(transfer.id, at, [
      { account: ledger.account(owner, fromBook, asset), amount: -amount, cause: 'transfer' },
      { account: ledger.account(owner, toBook, asset), amount, cause: 'transfer' },
    ]);
    log.add(transfer);
    requests.add({ owner, requestId, kind: 'transfer', said, reference: transfer.id, at });
    return done(transfer);
  });
}
