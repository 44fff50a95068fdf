import type { Factor, Proof, SecurityAct } from '@quay/contract/identity';
import type { Market } from '@quay/core';
import type { Rate } from '@quay/money';
import type { Reads, SecurityRow } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { C2c } from './c2c.ts';

/** Where a request comes from. */
export type Origin = { readonly device: string; readonly address: string };

/** Who is here. */
export type People = {
  isHere(of: { readonly userId: number; readonly seenAt: number | null }): boolean;
  note(users: readonly number[]): void;
};

/** What trading between people needs to know of them, who are another area's. */
export type Owners = {
  /** The clock of accounts. */
  now(): number;
  readonly presence: People;
  /** Factors and addresses that change. */
  readonly securityChanges: { on(listener: (user: number) => void): void };
  security(user: number): Promise<SecurityRow>;
  /** When somebody can release again, where a hold keeps them from it. */
  readonly holds: { releaseHeldUntil(user: number): Promise<number | null> };
  readonly fundPassword: { verify(user: number, text: string, from: Origin): Promise<No | undefined> };
  readonly factors: { of(user: number): Promise<readonly Factor[]> };
  readonly proofs: {
    check(
      account: SecurityRow,
      act: SecurityAct,
      proof: Proof,
      address: string,
    ): Promise<No | { spend(): Promise<No | undefined> }>;
  };
};

/** Names as they were verified. */
export type Names = {
  reveal(user: number, field: 'real-name'): Promise<string | undefined>;
  /** The name in an application that was read beside other rows. */
  nameIn(user: number, sealed: Uint8Array): string | undefined;
};

/** What the markets say of coins. */
export type Markets = {
  market(symbol: string): Market | undefined;
  markets(): readonly Market[];
};

/** How many of a currency a dollar is, where that is not too old to trade by. */
export type FiatRates = {
  of(currency: string): Rate | undefined;
  /** Those that held at some moment since a time, the present one last. */
  since(currency: string, time: number): readonly Rate[];
};

/** What the routes of trading between people need. */
export type C2cNeeds = {
  readonly c2c: C2c;
  readonly core: Pick<CorePort, 'submit' | 'seq'>;
  readonly reads: Reads;
  readonly identity: Owners & {
    readonly holds: { placed(user: number): Promise<readonly { readonly until: number }[]> };
    readonly notices: {
      notify(
        user: number,
        kind: 'payment-method-added',
        from: Origin,
        more: { readonly name: string; readonly words: Readonly<Record<string, string>> },
      ): Promise<void>;
    };
  };
  readonly verification: Names;
  readonly encryption: Pick<Encryption, 'open'>;
};
