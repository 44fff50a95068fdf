import { liquidity } from '@quay/contract/liquidity/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { LiquidityParts } from '../parts.ts';
import { dayOf } from '../readings.ts';
import { type LinkedWallet, linkedWalletsTable } from '../state.ts';

const input = { owner: id, wallet: id };
export type UnlinkWallet = RowOf<typeof input>;

export const unlinkWalletShape = shape({
  name: 'liquidity/unlink-wallet',
  number: 242,
  input,
  output: codecOf<LinkedWallet>(linkedWalletsTable.columns),
});

/** The owner ends it. Days that are over are paid; the one that has begun does not count. */
export function unlinkWallet({ terms, wallets, days }: LiquidityParts): Command<never> {
  return command(unlinkWalletShape, ({ owner, wallet: wanted }: UnlinkWallet, at): Outcome<LinkedWallet> => {
    const wallet = wallets.find(wanted);
    if (wallet?.owner !== owner) return refuse(liquidity['wallet-unknown'], {}, 'wallet');
    if (wallet.status === 'ended') return refuse(liquidity['wallet-ended'], {}, 'wallet');

    const known = terms.of(wallet.asset);
    Object.assign(wallet, { status: 'ended', lastDay: dayOf(at, known.dayMs) - 1, endedAt: at });
    wallets.touch(wallet);
    terms.change(known, { linked: known.linked - 1 });
    days.end(wallet);
    return done(wallet);
  });
}
