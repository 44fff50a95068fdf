import { readFileSync } from 'node:fs';
import {
  type Abi,
  type Address,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { DevelopmentChain } from '../../development-chain/development-chain.ts';

type Contract = { readonly abi: Abi; readonly bytecode: Hex };
const contracts = JSON.parse(
  readFileSync(new URL('../../development-chain/contracts/hostile-tokens.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Contract>>;

/** Somebody with a key of their own, who deploys the hostile contracts and uses them. */
export type Deployer = {
  readonly address: Address;
  deploy(network: string, name: string, args?: readonly unknown[]): Promise<Address>;
  /** Gives the hash of the transaction, which is in a block by then. */
  call(network: string, name: string, at: Address, method: string, args: readonly unknown[]): Promise<Hex>;
  /** Pays the network's own coin, in a transaction to the address. */
  pay(network: string, to: Address, wei: bigint): Promise<Hex>;
  /** Pays it from within a contract that ends with that: no transaction names the address, and there is no log. */
  payFromWithin(network: string, to: Address, wei: bigint): Promise<Hex>;
};

const GAS = 3_000_000n;
const COIN = 10n ** 18n;

export function deployer(chain: DevelopmentChain): Deployer {
  const account = privateKeyToAccount(generatePrivateKey());
  const clientOf = (network: string) =>
    createWalletClient({ account, transport: http(chain.rpc[network]), pollingInterval: 20 }).extend(publicActions);

  type Sent = { readonly to?: Address; readonly data?: Hex; readonly value?: bigint };

  async function send(network: string, transaction: Sent) {
    await chain.fill(network, undefined, account.address, COIN);
    const client = clientOf(network);
    const hash = await client.sendTransaction({ ...transaction, gas: GAS, chain: null });
    return client.waitForTransactionReceipt({ hash });
  }

  return {
    address: account.address,
    async deploy(network, name, args = []) {
      const { abi, bytecode } = contracts[name]!;
      const receipt = await send(network, { data: encodeDeployData({ abi, bytecode, args }) });
      return receipt.contractAddress!;
    },
    async call(network, name, at, method, args) {
      const data = encodeFunctionData({ abi: contracts[name]!.abi, functionName: method, args });
      return (await send(network, { to: at, data })).transactionHash;
    },
    pay: async (network, to, value) => (await send(network, { to, value })).transactionHash,
    async payFromWithin(network, to, value) {
      // Four zeros, the value that was sent along, the address, all gas, CALL, STOP.
      const data = `0x60008080803473${to.slice(2)}5af100` as Hex;
      return (await send(network, { data, value })).transactionHash;
    },
  };
}
