import { codecOf, flag, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { HotWallets } from '../hot-wallets.ts';
import { type HotWallet, hotWalletsTable } from '../state.ts';

const input = {
  network: text,
  wallet: id,
  address: text,
  block: id,
  lost: flag,
  requestedBy: id,
  approvedBy: id,
};
export type BeginHotWallet = RowOf<typeof input>;

export const beginHotWalletShape = shape({
  name: 'wallet/begin-hot-wallet',
  number: 85,
  input,
  output: codecOf<HotWallet>(hotWalletsTable.columns),
});

/**
 * From now on the next hot wallet of a network signs what is new. Two of staff decided so. Said again it changes nothing,
 * unless the key of the one before is lost since.
 */
export function beginHotWallet(hotWallets: HotWallets): Command<never> {
  return command(beginHotWalletShape, (next: BeginHotWallet, at): Outcome<HotWallet> => {
    const { network, wallet, address, lost, requestedBy, approvedBy } = next;
    always(requestedBy !== approvedBy, 'one asks for the next hot wallet, and another one approves it');
    const known = hotWallets.get(`${network}/${wallet}`);
    if (!known) {
      always(wallet === hotWallets.currentOf(network) + 1, `hot wallet ${wallet} of ${network} is not the next one`);
      return done(hotWallets.add({ ...next, at }));
    }
    always(known.address === address, `hot wallet ${wallet} of ${network} has two addresses`);
    if (known.lost || !lost) return done(known);
    known.lost = true;
    hotWallets.touch(known);
    return done(known);
  });
}
