import type { Contract } from '@quay/core';
import type { Price } from '@quay/money';
import type { CorePort } from '../../core-host/port.ts';
import type { Records } from './records.ts';

/** Contracts and their marks, as of the last durable batch. */
export type ContractsOfFollowing = {
  find(symbol: string): Contract | undefined;
  mark(symbol: string): { readonly price: Price } | undefined;
};

export type FollowingNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly contracts: ContractsOfFollowing;
  readonly records: Records;
};
