import { staff } from '@quay/contract/staff';
import type { BeginHotWallet, HotWallet as HotWalletRow, SignWithdrawal } from '@quay/core';
import type { No } from '../../../edge/envelope.ts';
import { SignerUnavailable } from '../../signer/protocol.ts';
import type { HotWallet } from '../hot-wallets.ts';
import { isOf } from '../settled.ts';
import type { Deciders } from './foreign.ts';
import type { PayoutParts } from './payout-parts.ts';
import { step } from './steps.ts';

/** The hot wallet that is to sign nothing new any more, and whether its key cannot sign at all. */
export type Retiring = { readonly wallet: number; readonly lost: boolean };

/** What two of staff do when the key of a hot wallet must not be used any more. */
export type NextWallet = {
  /** Why the next hot wallet cannot take its place, if it cannot. */
  validateRetiring(retiring: Retiring): Promise<No | undefined>;
  /** Lets the next one take its place. Doing it again changes nothing. */
  retire(retiring: Retiring, by: Deciders): Promise<No | undefined>;
};

const no = (refusal: No['refusal']): No => ({ refusal, params: {} });

/**
 * The order makes that no withdrawal is signed by two: the signer keeps first that the old wallet signs nothing new; then
 * all that it ever signed is written down and told to the core; and only then the core lets the next one sign.
 */
export function createNextWallet(parts: PayoutParts): NextWallet {
  const { network, access, wallets, signer, rows, core } = parts;
  const { name } = network;

  async function checked({ wallet, lost }: Retiring): Promise<HotWallet | No> {
    const found = (await wallets.all())[wallet];
    if (!found) return no(staff['hot-wallet-retired']);
    if (found.retired && (found.retired.lost || !lost)) return no(staff['hot-wallet-retired']);
    return wallets.after(wallet) ? found : no(staff['hot-wallet-last']);
  }

  /** What was signed before a stop is in our rows, and in the core, before the next one signs. */
  async function writeDown({ address, nonces }: HotWallet, lost: boolean): Promise<void> {
    try {
      await nonces.recover();
    } catch (error) {
      // What a key that is lost did not sign before is signed by nobody any more.
      if (!lost || !(error instanceof SignerUnavailable)) throw error;
    }
    step('wallet/recovered');
    const open = (await rows.openTransactions(name, ['withdrawal'])).filter(isOf(address));
    const latest = [...Map.groupBy(open, ({ reference }) => reference).values()].map(([first]) => first!);
    for (const { reference, nonce, txHash, raw } of latest) {
      const known = await rows.withdrawal(reference!);
      if (known?.state === 'broadcasting') continue;
      const input: SignWithdrawal = { withdrawal: reference!, nonce, txHash, raw };
      await core.submit('wallet/sign-withdrawal', input);
    }
  }

  return {
    async validateRetiring(retiring) {
      const is = await checked(retiring);
      return 'refusal' in is ? is : undefined;
    },

    async retire(retiring, { requestedBy, approvedBy }) {
      const { wallet, lost } = retiring;
      const known = (await wallets.all())[wallet];
      // Done before a stop.
      if (known?.retired && known.retired.lost === lost) return undefined;
      const is = await checked(retiring);
      if ('refusal' in is) return is;
      const { number: block } = await access.head();
      await signer.retire(name, wallet);
      step('wallet/retired');
      await writeDown(is, lost);
      step('wallet/written-down');
      const next = { network: name, wallet: wallet + 1, address: wallets.after(wallet)!, block, lost };
      const input: BeginHotWallet = { ...next, requestedBy, approvedBy };
      const { outcome } = await core.submit<HotWalletRow>('wallet/begin-hot-wallet', input);
      if (!outcome.ok) return { refusal: outcome.refusal, params: outcome.params };
      step('wallet/begun');
      wallets.begun(outcome.value);
      return undefined;
    },
  };
}
