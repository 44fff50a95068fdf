import type { Reads } from '@quay/store';
import type { Address } from 'viem';
import type { CorePort } from '../../core-host/port.ts';
import type { ChainAccess } from '../../outside/chain/chain-access.ts';
import type { Network, Token } from '../../outside/chain/networks.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** What a message is bound to, besides its nonce. */
type Begun = { readonly wallet: string; readonly chainId: number; readonly loginTime: number };

export type LiquidityNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'liquidity' | 'earn' | 'identity'>;
  /** The chains, of which this area reads balances alone. */
  readonly chain: {
    readonly networks: readonly Network[];
    token(network: string, asset: string): Token | undefined;
    access(network: string): Pick<ChainAccess, 'head' | 'isContract' | 'tokensAgreed'>;
    whose(address: Address): Promise<number | 'house' | undefined>;
  };
  /** What the login by wallet signs and recovers. */
  readonly messages: {
    readonly validMs: number;
    of(origin: string, nonce: string, begun: Begun, statement: string): Promise<string>;
    signerOf(message: string, sign: string): Promise<string | undefined>;
  };
  readonly oneTime: {
    issue(kind: string, user: number | undefined, data: unknown, ms: number): Promise<string>;
    redeem(
      kind: string,
      token: string,
    ): Promise<{ readonly user: number | undefined; readonly data: unknown } | undefined>;
  };
  origins(): readonly string[];
  readonly secrets: Pick<Secrets, 'keyedHash'>;
  /** Until the rows have what was done before. */
  caughtUp(): Promise<unknown>;
  now(): number;
};
