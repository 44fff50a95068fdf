import type { Proof, SecurityAct } from '@quay/contract/identity';
import type { Reads, SecurityRow } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { Opened } from './data-file.ts';

/** Where a request comes from. */
export type Origin = { readonly device: string; readonly address: string };

/** What leaving needs to know of an account's owner, who is another area's. */
export type Owners = {
  /** The clock of accounts. */
  now(): number;
  security(user: number): Promise<SecurityRow>;
  readonly fundPassword: { verify(user: number, text: string, from: Origin): Promise<No | undefined> };
  readonly proofs: {
    check(
      account: SecurityRow,
      act: SecurityAct,
      proof: Proof,
      address: string,
    ): Promise<No | { spend(): Promise<No | undefined> }>;
  };
  readonly sessions: { endAll(user: number): Promise<number>; forget(user: number): void };
  readonly notices: {
    notify(
      user: number,
      kind: 'closure-requested' | 'closure-taken-back' | 'data-exported',
      from: Origin,
      more?: { readonly words: Readonly<Record<string, string>> },
    ): Promise<void>;
  };
};

export type AccountNeeds = {
  readonly core: Pick<CorePort, 'submit' | 'onCommitted'>;
  readonly reads: Pick<Reads, 'account' | 'identity'>;
  readonly identity: Owners;
  readonly encryption: Pick<Encryption, 'open'>;
  readonly messages: Pick<Messages, 'post'>;
  /** What of a person is sealed in the rows. */
  readonly opened: readonly Opened[];
  /** Waits until the rows show what a batch did. */
  shown(seq: number): Promise<unknown>;
};
