import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ONE } from '@quay/money';
import {
  type Address,
  concat,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  keccak256,
  parseAbi,
  stringToHex,
} from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { atomsOf } from '../chain/networks.ts';
import type { ChainNode } from './chain-node.ts';
import { testTokenBytecode } from './test-token.ts';
import type { TestNetwork, TestToken } from './tokens.ts';

/** What the treasury of a network is made of. Whoever has the folder has these keys; their coins are worth nothing. */
export type TreasuryKeys = {
  readonly treasury: Hex;
  /** Sends nothing but deployments, so that its nonces give the addresses of the tokens. */
  readonly deployer: Hex;
};

const tokenAbi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, address minter, uint256 supply)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
]);

/** How many people can be given test coins: all of a token is about 100,000,000 USDT worth. */
const SHARES = 100_000n;
const COIN = 10n ** 18n;
/** Enough for hundreds of transfers of tokens. */
const GAS_GIVEN = COIN / 10n;
const GAS_LITTLE = COIN / 20n;
const PRIORITY_FEE = 1_000_000_000n;
const GAS = { deploy: 1_500_000n, token: 100_000n, coin: 21_000n };

/** The keys of a network, from a seed that the first start makes. */
export function treasuryKeys(folder: string): (network: string) => TreasuryKeys {
  const seed = seedIn(folder);
  const key = (of: string) => keccak256(concat([seed, stringToHex(of)]));
  return (network) => ({ treasury: key('treasury'), deployer: key(`deployer of ${network}`) });
}

function seedIn(folder: string): Hex {
  const file = path.join(folder, 'seed');
  if (!existsSync(file)) {
    const next = `${file}.next`;
    const written = openSync(next, 'w', 0o600);
    writeSync(written, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(written);
    closeSync(written);
    renameSync(next, file);
  }
  const seed = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error(`${file} is not what a start has written`);
  return `0x${seed}`;
}

/** Who owns the test coins of a network, and gives them away. */
export class Treasury {
  readonly #network: TestNetwork;
  readonly #node: ChainNode;
  readonly #treasury: PrivateKeyAccount;
  readonly #deployer: PrivateKeyAccount;
  #last: Promise<unknown> = Promise.resolve();

  constructor(network: TestNetwork, node: ChainNode, keys: TreasuryKeys) {
    this.#network = network;
    this.#node = node;
    this.#treasury = privateKeyToAccount(keys.treasury);
    this.#deployer = privateKeyToAccount(keys.deployer);
  }

  get address(): Address {
    return this.#treasury.address;
  }

  contractOf(asset: string): Address {
    const place = this.#network.tokens.findIndex((one) => one.asset === asset);
    if (place < 0) throw new Error(`${this.#network.name} has no ${asset}`);
    return getContractAddress({ from: this.#deployer.address, nonce: BigInt(place) });
  }

  /** Deploys what an earlier start has not. */
  async deploy(): Promise<void> {
    const deployed = await this.#nonceOf(this.#deployer.address);
    const missing = this.#network.tokens.slice(deployed);
    for (const token of missing) await this.#send(this.#deployer, { data: this.#deployment(token), gas: GAS.deploy });
    while ((await this.#nonceOf(this.#deployer.address, 'latest')) < this.#network.tokens.length) {
      await this.#node.mine();
    }
  }

  /** What is asked for from the treasury, and gas where there is little. */
  async give(asset: string, to: Address): Promise<{ amount: bigint; txHash: Hex }> {
    const token = this.#tokenOf(asset);
    const txHash = await this.#pay(token, to, atomsOf(token.given, token.decimals)!);
    if ((await this.#coinsOf(to)) < GAS_LITTLE) await this.#payCoins(to, GAS_GIVEN);
    return { amount: token.given, txHash };
  }

  /** Ends when the address has so much: units of a coin, or wei of the native coin. */
  async fill(asset: string | undefined, to: Address, atLeast: bigint): Promise<void> {
    const missing = asset === undefined ? atLeast - (await this.#coinsOf(to)) : await this.#missing(asset, to, atLeast);
    if (missing <= 0n) return;
    const sent =
      asset === undefined ? await this.#payCoins(to, missing) : await this.#pay(this.#tokenOf(asset), to, missing);
    await this.#node.mined(sent);
  }

  #tokenOf(asset: string): TestToken {
    const token = this.#network.tokens.find((one) => one.asset === asset);
    if (!token) throw new Error(`${this.#network.name} has no ${asset}`);
    return token;
  }

  async #missing(asset: string, owner: Address, atLeast: bigint): Promise<bigint> {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] });
    const held = await this.#node.request('eth_call', [{ to: this.contractOf(asset), data }, 'latest']);
    const { decimals } = this.#tokenOf(asset);
    const wanted = atomsOf(atLeast, decimals);
    if (wanted === undefined) throw new Error(`${asset} has ${decimals} decimals on ${this.#network.name}`);
    return wanted - BigInt(held as Hex);
  }

  #pay(token: TestToken, to: Address, atoms: bigint): Promise<Hex> {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, atoms] });
    return this.#send(this.#treasury, { to: this.contractOf(token.asset), data, gas: GAS.token });
  }

  #payCoins(to: Address, value: bigint): Promise<Hex> {
    return this.#send(this.#treasury, { to, value, gas: GAS.coin });
  }

  #deployment({ name, symbol, decimals, given }: TestToken): Hex {
    const supply = (SHARES * given * 10n ** BigInt(decimals)) / ONE;
    const args = [name, symbol, decimals, this.#treasury.address, supply] as const;
    return encodeDeployData({ abi: tokenAbi, bytecode: testTokenBytecode, args });
  }

  /** One after the other: the next one's nonce is known when the one before is in the pool. */
  #send(
    from: PrivateKeyAccount,
    { to, data, value, gas }: { to?: Address; data?: Hex; value?: bigint; gas: bigint },
  ): Promise<Hex> {
    const sent = this.#last.then(async () => {
      const raw = await from.signTransaction({
        type: 'eip1559',
        chainId: this.#network.chainId,
        nonce: await this.#nonceOf(from.address),
        maxPriorityFeePerGas: PRIORITY_FEE,
        maxFeePerGas: 2n * this.#node.baseFee + PRIORITY_FEE,
        to,
        data,
        value,
        gas,
      });
      return this.#node.send(raw);
    });
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  async #nonceOf(address: Address, at: 'pending' | 'latest' = 'pending'): Promise<number> {
    return Number(await this.#node.request('eth_getTransactionCount', [address, at]));
  }

  async #coinsOf(address: Address): Promise<bigint> {
    return BigInt((await this.#node.request('eth_getBalance', [address, 'latest'])) as Hex);
  }
}
