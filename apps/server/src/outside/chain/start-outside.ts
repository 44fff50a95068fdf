import path from 'node:path';
import type { Settings } from '../../settings.ts';
import { type DevelopmentChain, startDevelopmentChain } from '../development-chain/development-chain.ts';
import type { Signer } from '../signer/protocol.ts';
import { connectSigner } from '../signer/socket/connect-signer.ts';
import { readSharedSecret } from '../signer/socket/shared-secret.ts';
import { startSigner } from '../signer/start-signer.ts';
import type { Network } from './networks.ts';
import { signerTerms } from './signer-terms.ts';

/** The processes beside the server that a chain needs. */
export type Outside = {
  readonly networks: readonly Network[];
  readonly signer: Signer;
  readonly developmentChain: DevelopmentChain | undefined;
};

export type OutsideStart = {
  /** Nothing where there are no chains. */
  readonly ready: Promise<Outside | undefined>;
  close(): Promise<void>;
};

type Log = { info(line: string): void; warn(line: string): void; error(line: string): void };

type OutsideSettings = Pick<Settings, 'chains' | 'dataDir' | 'simulatedMarket' | 'signer' | 'signerKeyFile'>;

/** Starts the signer or connects to it, and starts the development chain where there is one; they come up while the server does other things. */
export function startOutside(settings: OutsideSettings, log: Log, blockMs?: number): OutsideStart {
  const { chains, dataDir } = settings;
  const running: { close(): Promise<void> }[] = [];

  async function start(): Promise<Outside | undefined> {
    if (chains === 'none') return undefined;
    const developmentChain = chains === 'development' ? await development() : undefined;
    const networks = chains === 'development' ? developmentChain?.networks : chains;
    if (!networks) return undefined;
    const signer = await signerFor(networks);
    running.push(signer);
    return { networks, signer, developmentChain };
  }

  function signerFor(networks: readonly Network[]): Promise<Signer> {
    if (settings.signer) {
      const { address, secretFile } = settings.signer;
      return connectSigner({ address, secret: readSharedSecret(secretFile), log });
    }
    if (!settings.simulatedMarket) {
      log.warn('the signer runs under the account of the server: whoever takes that over has its keys, see SIGNER');
    }
    const { signerKeyFile: keyFile } = settings;
    return startSigner({ folder: path.join(dataDir, 'signer'), keyFile, terms: signerTerms(networks), log });
  }

  /** Coins that are worth nothing must not keep an exchange from starting. */
  async function development(): Promise<DevelopmentChain | undefined> {
    try {
      const chain = await startDevelopmentChain({
        folder: path.join(dataDir, 'development-chain'),
        ...(blockMs === undefined ? {} : { blockMs }),
        log: (line) => log.info(line),
        ended: (why) => log.error(why),
      });
      running.push(chain);
      return chain;
    } catch (error) {
      log.error(`there are no deposits and withdrawals: ${(error as Error).message}`);
      return undefined;
    }
  }

  const ready = start();
  // Whoever waits for it is notified; until then nobody does.
  ready.catch(() => undefined);
  return {
    ready,
    async close() {
      await ready.catch(() => undefined);
      for (const one of running.reverse()) await one.close();
    },
  };
}
