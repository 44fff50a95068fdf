import { identity, type SecurityAct, type WalletAnswer } from '@quay/contract/identity';
import type { SecurityRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Checked } from './checked.ts';
import type { OneTime } from './one-time.ts';
import { signerOf, WALLET_LOGIN_MS, type WalletLogin, walletMessage } from './wallet-message.ts';

/** That the wallet which opened an account is there: its signature under a message that names the act. */
export type WalletProofs = {
  begin(account: SecurityRow, act: SecurityAct, chainId: number): Promise<{ code: string; message: string } | No>;
  /** Validates a signature; its nonce is used up by `spend`. */
  check(account: SecurityRow, act: SecurityAct, answer: WalletAnswer): Promise<No | Checked>;
};

/** Kind of the ticket that the nonce is. One of a login proves nothing here, and the other way round. */
const TICKET = 'wallet-proof';
type Begun = WalletLogin & { readonly act: SecurityAct };

/** What the wallet shows: in one language, since the signature is under these very words. */
const acts: Readonly<Record<SecurityAct, string>> = {
  'change-password': 'set the login password',
  'set-fund-password': 'set the fund password',
  'change-fund-password': 'change the fund password',
  'bind-email': 'bind an e-mail address',
  'bind-phone': 'bind a phone number',
  'bind-authenticator': 'bind an authenticator',
  'new-recovery-codes': 'make new recovery codes',
  'add-passkey': 'add a passkey',
  'remove-passkey': 'remove a passkey',
  'set-anti-phishing': 'set the anti-phishing word',
  unfreeze: 'open the frozen account again',
  withdraw: 'withdraw coins',
  'add-address': 'save a withdrawal address',
  'save-payment-method': 'save a payment method',
  'release-coins': 'release the coins of an order',
  'close-account': 'close the account',
  'export-data': 'download all data of the account',
  'send-coins': 'send coins to another user',
};
const statementOf = (act: SecurityAct): string =>
  `Confirm on Quay: ${acts[act]}. Sign this only if you are doing so now. The signature itself moves no coins.`;

export function createWalletProofs(needs: {
  readonly oneTime: OneTime;
  readonly origins: () => readonly string[];
  readonly now: () => number;
}): WalletProofs {
  const { oneTime, origins, now } = needs;
  const messageOf = (code: string, begun: Begun) => walletMessage(origins()[0]!, code, begun, statementOf(begun.act));

  return {
    async begin({ id, wallet }, act, chainId) {
      if (wallet === null) return { refusal: identity['wallet-not-linked'], params: {} };
      const begun: Begun = { wallet, chainId, act, loginTime: now() };
      const code = await oneTime.issue(TICKET, id, begun, WALLET_LOGIN_MS);
      return { code, message: await messageOf(code, begun) };
    },

    async check({ id, wallet }, act, { code, sign }) {
      const ticket = await oneTime.peek(TICKET, code);
      const begun = ticket?.data as Begun | undefined;
      if (!begun || ticket?.user !== id || begun.act !== act || begun.wallet !== wallet) return expired;
      if ((await signerOf(await messageOf(code, begun), sign)) !== wallet) {
        return { refusal: identity['signature-wrong'], params: {}, field: 'wallet' };
      }
      return { spend: async () => ((await oneTime.redeem(TICKET, code)) ? undefined : expired) };
    },
  };
}

const expired: No = { refusal: identity['wallet-code-expired'], params: {}, field: 'wallet' };
