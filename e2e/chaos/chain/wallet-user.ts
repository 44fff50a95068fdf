import { memberInfo } from '@quay/contract/identity';
import { depositAddress, type Withdrawal, withdraw, withdrawalTerms } from '@quay/contract/wallet';
import type { Random } from '@quay/core/simulation';
import type { Address } from 'viem';
import { totpOf } from '../../../apps/server/test/account.ts';
import { FUND, type Withdrawer } from '../../../apps/server/test/withdrawer.ts';
import { Client } from '../../client.ts';
import { ASSET, NETWORK } from './forked-chain.ts';

const STEP_MS = 30_000;
/** What a day allows, of which each goes to an address of its own. */
const WITHDRAWALS = 10;
/** Ten of them are within what a day allows without a verified name. */
const LEAST = 10;
const MOST = 100;

type Request = { readonly amount: string; readonly requestId: string; readonly address: Address };

/** Somebody who withdraws over HTTP and keeps a log: what was sent, and what was answered. */
export class WalletUser {
  readonly id: number;
  /** Where deposits come in. */
  readonly address: Address;
  readonly payees: ReadonlySet<string>;
  /** Numbers that the server gave, by request. */
  readonly acknowledged = new Map<string, number>();
  /** Refusals, by their codes. */
  readonly refused = new Map<number, number>();
  /** Different requests that were sent. */
  sent = 0;
  unknown = 0;
  /** Addresses that are spoken for. */
  #used = 0;
  readonly #addresses: readonly Address[];
  readonly #client: Client;
  readonly #secret: string;
  #lastStep = 0;
  #pending: Request | undefined;

  private constructor(id: number, address: Address, addresses: readonly Address[], client: Client, secret: string) {
    this.id = id;
    this.address = address;
    this.#addresses = addresses;
    this.payees = new Set(addresses.map((one) => one.toLowerCase()));
    this.#client = client;
    this.#secret = secret;
  }

  /** The same person at a server that runs in a process of its own. */
  static async at(url: string, who: Withdrawer): Promise<WalletUser> {
    const addresses: Address[] = [];
    for (let at = 0; at < WITHDRAWALS; at++) addresses.push(await who.saved());
    const client = new Client(url, who.account.token);
    await client.ask(memberInfo, {});
    const { address } = await client.ask(depositAddress, { symbol: ASSET, network: NETWORK });
    return new WalletUser(who.id, address as Address, addresses, client, who.account.secret);
  }

  get isDone(): boolean {
    return this.#pending === undefined && this.#used >= WITHDRAWALS;
  }

  /**
   * Asks for a withdrawal, or once more for the one that nobody answered: with the same request id it is the same one.
   * Nothing happens while the authenticator has no code that was not used yet.
   */
  async withdraw(dice: Random): Promise<void> {
    if (this.isDone) return;
    const available = this.#pending ? 0 : await this.#available();
    if (!this.#pending && available < LEAST) return;
    const now = Math.floor(Date.now() / STEP_MS);
    const step = Math.max(this.#lastStep + 1, now - 1);
    if (step > now + 1) return;
    this.#lastStep = step;
    const isRepeat = this.#pending !== undefined;
    const request = this.#pending ?? this.#next(dice, Math.min(MOST, available));
    this.#pending = request;
    const proof = { totp: await totpOf(this.#secret, step * STEP_MS) };
    const whole = { symbol: ASSET, network: NETWORK, ...request, fundPassword: FUND, proof };
    try {
      const { code, data } = await this.#client.send(withdraw, whole);
      if (code !== 0) {
        this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
        // Of a repeat the first one may be there all the same.
        if (!isRepeat) this.#used -= 1;
      } else this.acknowledged.set(request.requestId, (data as Withdrawal).withdrawalId);
      this.#pending = undefined;
    } catch {
      this.unknown += 1;
    }
  }

  /** Whole coins that may be asked for; none while something is on its way: codes of an authenticator are few. */
  async #available(): Promise<number> {
    try {
      const { pendingId, available } = await this.#client.ask(withdrawalTerms, {});
      return pendingId === null ? Math.floor(Number(available)) : 0;
    } catch {
      return 0;
    }
  }

  #next(dice: Random, most: number): Request {
    const address = this.#addresses[this.#used]!;
    // What has nothing left owes when its deposit is undone.
    const amount = dice.chance(0.5) ? most : LEAST + dice.below(most - LEAST + 1);
    this.#used += 1;
    this.sent += 1;
    return { amount: String(amount), requestId: `chaos-${this.id}-${this.sent}`, address };
  }

  close(): void {
    this.#client.close();
  }
}
