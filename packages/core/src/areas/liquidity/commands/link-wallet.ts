import { LIQUIDITY_WALLETS_MAX, liquidity } from '@quay/contract/liquidity/rules';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { LiquidityParts } from '../parts.ts';
import { dayOf } from '../readings.ts';
import { type LinkedWallet, linkedWalletsTable } from '../state.ts';

/** The owner has signed for the address, which is in lower case. */
const input = { owner: id, address: text, network: text, asset: text };
export type LinkWallet = RowOf<typeof input>;

export const linkWalletShape = shape({
  name: 'liquidity/link-wallet',
  number: 241,
  input,
  output: codecOf<LinkedWallet>(linkedWalletsTable.columns),
});

/** Links a wallet. Its first day is the next one: a day counts from its beginning. An address joins once. */
export function linkWallet({ terms, wallets, walletIds }: LiquidityParts): Command<never> {
  return command(linkWalletShape, ({ owner, address, network, asset }: LinkWallet, at): Outcome<LinkedWallet> => {
    const known = terms.get(asset);
    if (!known?.isOpen) return refuse(liquidity.closed);
    if (wallets.ofAddress(address)) return refuse(liquidity['wallet-joined'], {}, 'address');
    if (wallets.countOf(owner) >= LIQUIDITY_WALLETS_MAX) {
      return refuse(liquidity['too-many-wallets'], { max: String(LIQUIDITY_WALLETS_MAX) });
    }

    terms.change(known, { linked: known.linked + 1 });
    return done(
      wallets.add({
        ...{ id: walletIds.next(), owner, address, network, asset, status: 'linked', linkedAt: at },
        ...{ firstDay: dayOf(at, known.dayMs) + 1, lastDay: null, endedAt: null },
      }),
    );
  });
}
