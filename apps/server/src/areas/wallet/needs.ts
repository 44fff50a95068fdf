import type { Factor, Proof, SecurityAct, WithdrawEnable } from '@quay/contract/identity';
import type { Market } from '@quay/core';
import type { Amount, Price } from '@quay/money';
import type { Reads, SecurityRow } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import type { Liabilities } from '../../liabilities/liabilities.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import type { Sending } from './withdrawals/sending.ts';
import type { Withdrawals } from './withdrawals/withdrawals.ts';

/** Where a request comes from. */
export type Origin = { readonly device: string; readonly address: string };

/** What withdrawing needs to know of its owner, who is another area's. */
export type Owners = {
  /** The clock of holds. */
  now(): number;
  readonly withdrawalGate: {
    of(user: number): Promise<WithdrawEnable>;
    /** Validates the fund password and the proof; what is right is used up by `spend`. */
    check(
      user: number,
      words: {
        readonly fundPassword: string;
        readonly proof: Proof;
        readonly from: Origin;
        readonly act?: SecurityAct;
      },
    ): Promise<{ readonly closed: WithdrawEnable } | No | { spend(): Promise<No | undefined> }>;
  };
  readonly factors: { of(user: number): Promise<readonly Factor[]> };
  readonly notices: {
    notify(
      user: number,
      kind: 'withdrawal-requested' | 'coins-sent',
      from: Origin,
      more: { readonly words: Readonly<Record<string, string>> },
    ): Promise<void>;
  };
};

/** Coins that somebody bought from others not long ago; USDT. */
export type Purchases = {
  /** What has to stay for now. */
  held(user: number, rows: Reads): Promise<Amount>;
  /** What all coins of somebody are worth. */
  holdings(user: number, rows: Reads): Promise<Amount>;
};

/** What changing saved addresses needs to know of their owner. */
export type AddressOwners = {
  now(): number;
  security(user: number): Promise<SecurityRow>;
  readonly withdrawalGate: Pick<Owners['withdrawalGate'], 'of'>;
  readonly proofs: {
    check(
      account: SecurityRow,
      act: SecurityAct,
      proof: Proof,
      address: string,
    ): Promise<No | { spend(): Promise<No | undefined> }>;
  };
  readonly notices: {
    notify(
      user: number,
      kind: 'address-added',
      from: Origin,
      more: { readonly name: string; readonly words: Readonly<Record<string, string>> },
    ): Promise<void>;
  };
};

/** What coins are worth now, and were since yesterday. */
export type Prices = {
  markets(): readonly Market[];
  ticker(symbol: string, now: number): { readonly open: Price; readonly last: Price };
  trend(symbol: string, now: number): Price[];
};

export type WalletNeeds = {
  readonly core: Pick<CorePort, 'submit' | 'onCommitted'>;
  readonly reads: Pick<Reads, 'wallet' | 'chain'>;
  readonly market: Prices;
  readonly identity: AddressOwners;
  readonly systemSettings: SystemSettingsStore;
  readonly chain: Chain;
  readonly encryption: Pick<Encryption, 'publicKey'>;
  readonly withdrawals: Withdrawals;
  readonly sending: Sending;
  readonly liabilities: Liabilities;
  /** Waits until the rows have everything that was committed. */
  caughtUp(): Promise<unknown>;
};
