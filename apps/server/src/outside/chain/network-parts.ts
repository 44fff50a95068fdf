import type { Alarms } from './alarms.ts';
import type { ChainAccess } from './chain-access.ts';
import type { HotWallets } from './hot-wallets.ts';
import type { Network } from './networks.ts';

/** What all that works on one network shares: deposits, sweeps and payouts. */
export type NetworkParts = {
  readonly network: Network;
  readonly access: ChainAccess;
  readonly wallets: HotWallets;
  readonly alarms: Alarms;
  isHalted(): Promise<boolean>;
  /** Nothing is credited, swept or paid from now on, until two of staff open the network again. */
  halt(why: string): Promise<void>;
  /** Something of a user's changed. */
  moved(user: number): void;
};
