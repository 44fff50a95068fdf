import type { CodeChannel } from '@quay/contract/identity';
import type { PracticeFunds } from '@quay/core';
import type { Logger } from 'pino';
import type { NoticeOptions } from './areas/c2c/notices/notices.ts';
import type { AttemptLimits } from './areas/identity/attempts.ts';
import type { PasswordCost } from './areas/identity/password-cost.ts';
import type { Limits } from './edge/limits.ts';
import type { Strain } from './edge/strain.ts';
import type { MerchantPace } from './outside/simulated-market/c2c-merchants.ts';

/** What a test or a bench may want otherwise than the product has it. */
export type StartOptions = {
  readonly limits?: Limits;
  readonly attempts?: AttemptLimits;
  /** What a hash of a password costs: a test that is about something else has no need of a hash that is hard to guess from. */
  readonly passwordCost?: PasswordCost;
  readonly strain?: Strain;
  /** What new accounts get, whether or not the market is simulated. */
  readonly practice?: PracticeFunds;
  readonly notices?: NoticeOptions;
  /** Rates of fiat currencies stay those that an installation begins with, also where the market is not simulated. */
  readonly fiatRates?: 'starting';
  /** How fast the merchants of a simulated market play, or that there are none. */
  readonly simulatedMerchants?: MerchantPace | 'none';
  /** How many days back the past of a simulated market goes: 90 days of candles are most of a first start. */
  readonly pastDays?: number;
  /** The seed of the simulated market's world, where a test wants its own. */
  readonly worldSeed?: Uint8Array;
  readonly log?: Logger;
  /** The clock of codes, holds and everything else about accounts. */
  readonly now?: () => number;
  /** Where the built app is. */
  readonly app?: string;
  /** Where the built console is. */
  readonly console?: string;
  /** Where the built pages of the development chain are. */
  readonly testnet?: string;
  /** Time between two blocks of the development chain while there is something to confirm. */
  readonly blockMs?: number;
  /** Messages of these channels count as read by somebody though nothing carries them: a test finds codes in the rows. */
  readonly keepsMessages?: readonly CodeChannel[];
  /** The server cannot go on, and why in one line. Starting again recovers. */
  stopped?(why: string): void;
};
