import type { Reads } from '@quay/store';
import { type Address, getAddress } from 'viem';
import type { DevelopmentChain } from '../development-chain/development-chain.ts';
import { depositAddresses } from '../signer/deposit-address.ts';
import type { Signer } from '../signer/protocol.ts';
import type { Chain } from './chain.ts';
import { ChainUnreachable } from './chain-access.ts';
import type { DepositLedger } from './deposits/ledger.ts';
import { type Gateway, type GatewayNeeds, openGateway } from './gateway.ts';
import type { Network } from './networks.ts';
import type { Payouts } from './payouts/payouts.ts';
import { createReserves } from './reserves.ts';
import { chainStatus } from './status.ts';

const lower = (address: string): string => address.toLowerCase();

/** Opens the networks. From then on deposits come in, coins are swept and withdrawals are paid. */
export async function createChain(needs: {
  readonly networks: readonly Network[];
  readonly signer: Signer;
  readonly rows: Reads['chain'];
  readonly ledger: DepositLedger;
  readonly log: GatewayNeeds['log'];
  readonly now: () => number;
  /** Withdrawals of a user wait. */
  readonly hold: (user: number) => Promise<void>;
  readonly payouts?: GatewayNeeds['payouts'];
  readonly pace?: GatewayNeeds['pace'];
  readonly developmentChain?: Pick<DevelopmentChain, 'testCoins' | 'fill' | 'treasury'> | undefined;
}): Promise<Chain> {
  const { signer, rows, now, developmentChain, payouts, pace } = needs;
  const { hotWallet } = signer;
  const networks = needs.networks.map((one) => ({
    ...one,
    // As logs tell it: with its checksum.
    tokens: one.tokens.map((token) => ({ ...token, contract: getAddress(token.contract) })),
    treasury: developmentChain ? [developmentChain.treasury] : (one.treasury ?? []),
  }));
  const derived = depositAddresses(signer.depositKey);
  const users = new Map<string, number>();
  const addresses = new Set<Address>();
  for (const { userId, address } of await rows.depositAddresses()) {
    if (users.size === 0 && lower(derived(userId)) !== lower(address)) {
      throw new Error('the signer has other keys than those that the deposit addresses were made from');
    }
    users.set(lower(address), userId);
    addresses.add(address as Address);
  }
  const ours = new Set(
    networks
      .flatMap(({ tokens, treasury }) => [...tokens.map(({ contract }) => contract), ...treasury])
      .concat(signer.hotWallets)
      .map(lower),
  );

  const listeners = new Set<(user: number) => void>();
  const gateways = new Map<string, Gateway>();
  const open = () => [...gateways.values()];
  const partsOf = (name: string): Gateway => {
    const found = gateways.get(name);
    if (!found) throw new Error(`there is no network ${name}`);
    return found;
  };
  const payoutsOf = (name: string): Payouts => {
    const found = partsOf(name).payouts;
    if (!found) throw new Error(`nothing is paid on ${name}`);
    return found;
  };
  const userAt = (address: Address) => users.get(lower(address));
  let reserves = createReserves([], rows);
  for (const network of networks) {
    gateways.set(
      network.name,
      openGateway(network, {
        ...needs,
        payouts,
        pace,
        userAt,
        addresses: () => addresses.values(),
        isOwnAddress: (address) => ours.has(lower(address)),
        moved: (user) => {
          for (const listener of listeners) listener(user);
        },
        compare: () => reserves.check(),
        fill: developmentChain?.fill,
      }),
    );
  }
  reserves = createReserves(open(), rows);

  return {
    networks,
    hotWallet,
    get hotWallets() {
      return signer.hotWallets;
    },
    network: (name) => networks.find((one) => one.name === name),
    token: (name, asset) => networks.find((one) => one.name === name)?.tokens.find((token) => token.asset === asset),
    async isOpen(name) {
      const row = await rows.networkRow(name);
      return row !== undefined && !row.halted && partsOf(name).isReady;
    },
    access: (name) => partsOf(name).access,
    async addressOf(user) {
      const known = await rows.depositAddress(user);
      if (known === undefined) await rows.addDepositAddress(user, derived(user), now());
      else await rows.depositAddressUsed(user, now());
      const address = (known ?? derived(user)) as Address;
      // Before anybody is notified: from the first coin on it is known whose it is.
      users.set(lower(address), user);
      addresses.add(address);
      return address;
    },
    whose: async (address) => userAt(address) ?? (ours.has(lower(address)) ? 'house' : undefined),
    testCoins: developmentChain?.testCoins,
    signer: () => signer.state(),
    async halt(name, why, by) {
      await rows.haltNetwork(partsOf(name).network.name, why, by, now());
    },
    resume: (name) => partsOf(name).resume(),
    closeAlarm: (name, alarm, subject) => partsOf(name).closeAlarm(alarm, subject),
    outgoingOf: (name, txHash) => payoutsOf(name).outgoingOf(txHash),
    adopt: (name, txHash, account, by) => payoutsOf(name).adopt(txHash, account, by),
    validateRetiring: (name, retiring) => payoutsOf(name).validateRetiring(retiring),
    async retire(name, retiring, by) {
      const is = await payoutsOf(name).retire(retiring, by);
      partsOf(name).trigger();
      return is;
    },
    validateRelease: (name, withdrawal) => payoutsOf(name).validateRelease(withdrawal),
    release: (name, withdrawal, act) => payoutsOf(name).release(withdrawal, act),
    status: () => chainStatus(open(), rows, reserves),
    async compareDeposits(user) {
      const compared = open().map(async ({ network: { name }, comparison }) => {
        try {
          return (await comparison.of(user)).map((one) => ({ ...one, network: name }));
        } catch (error) {
          if (error instanceof ChainUnreachable) return [];
          throw error;
        }
      });
      return (await Promise.all(compared)).flat();
    },
    reserves: () => reserves.read(),
    trigger() {
      for (const gateway of open()) gateway.trigger();
    },
    onMoved: (subscriber) => void listeners.add(subscriber),
    async close() {
      await Promise.all(open().map((gateway) => gateway.close()));
    },
  };
}

/** A Quay without chains: nothing comes in, nothing goes out. */
export function noChain(rows: Reads['chain']): Chain {
  const none = (name: string): never => {
    throw new Error(`there is no network ${name}`);
  };
  const hotWallet: Address = '0x0000000000000000000000000000000000000000';
  return {
    networks: [],
    hotWallet,
    hotWallets: [],
    network: () => undefined,
    token: () => undefined,
    isOpen: async () => false,
    access: none,
    addressOf: async () => none('at all'),
    whose: async () => undefined,
    testCoins: undefined,
    signer: () => undefined,
    halt: async (name) => none(name),
    resume: async (name) => none(name),
    closeAlarm: async (name) => none(name),
    outgoingOf: async (name) => none(name),
    adopt: async (name) => none(name),
    validateRetiring: async (name) => none(name),
    retire: async (name) => none(name),
    validateRelease: async (name) => none(name),
    release: async (name) => none(name),
    status: () => chainStatus([], rows, createReserves([], rows)),
    compareDeposits: async () => [],
    reserves: async () => ({ units: new Map(), blocks: {}, addresses: {} }),
    trigger: () => undefined,
    onMoved: () => undefined,
    close: async () => undefined,
  };
}
