import type { Alarms } from './alarms.ts';
import {
  type Block,
  type ChainAccess,
  ChainUnreachable,
  type FullReceipt,
  SendRefused,
  type TransferLog,
  type Witness,
} from './chain-access.ts';
import { createEndpoint, type Endpoint } from './endpoint.ts';
import type { Network } from './networks.ts';

export type EndpointState = { readonly name: string; readonly up: boolean; readonly head: number | null };

/** The way to a network, and how it stands with its endpoints. */
export type ViemAccess = ChainAccess & {
  /** Asks every endpoint which chain it is and how far it is; raises and ends the alarms of that. */
  inspect(): Promise<void>;
  readonly endpoints: readonly EndpointState[];
};

/** An endpoint that did not answer is left alone for so long, as long as another one does. */
const REST_MS = 10_000;
/** Whether an endpoint is of the right chain is asked again after so long. */
const ASK_CHAIN_MS = 60_000;

/** {@link ChainAccess} over the network's endpoints: the first that answers is asked, the other one takes over. */
export function createViemAccess(
  network: Pick<Network, 'name' | 'chainId' | 'confirmations' | 'endpoints'>,
  alarms: Alarms,
  options: { readonly callMs?: number; readonly restMs?: number; readonly now?: () => number } = {},
): ViemAccess {
  const endpoints = network.endpoints.map((url) => createEndpoint(url, options.callMs));
  return accessOver(network, endpoints, alarms, options);
}

/** The same over endpoints that stand already. */
export function accessOver(
  network: Pick<Network, 'name' | 'chainId' | 'confirmations'>,
  endpoints: readonly Endpoint[],
  alarms: Alarms,
  options: { readonly restMs?: number; readonly now?: () => number } = {},
): ViemAccess {
  const now = options.now ?? Date.now;
  const restMs = options.restMs ?? REST_MS;
  const nodes = endpoints.map((endpoint) => new Node(endpoint, network.chainId, restMs, now));

  async function ask<Value>(question: (endpoint: Endpoint) => Promise<Value>): Promise<Value> {
    const rested = nodes.filter((node) => !node.rests);
    let last = new ChainUnreachable(`${network.name} has no endpoint that answers`);
    for (const node of rested.length > 0 ? rested : nodes) {
      try {
        return await node.ask(question);
      } catch (error) {
        if (!(error instanceof ChainUnreachable)) throw error;
        last = error;
      }
    }
    throw last;
  }

  /** What every endpoint says. Nothing is left out: one that does not answer leaves the question open. */
  const askAll = <Value>(question: (endpoint: Endpoint) => Promise<Value>) =>
    Promise.all(nodes.map((node) => node.ask(question)));

  /** What each endpoint says; of one that rests or does not answer nothing. */
  const each = <Value>(question: (endpoint: Endpoint) => Promise<Value>) => {
    const rested = nodes.filter((node) => !node.rests);
    return Promise.all(
      nodes.map(async (node) => {
        const { name } = node.endpoint;
        if (rested.length > 0 && node.rests) return { name, answer: undefined };
        try {
          return { name, answer: await node.ask(question) };
        } catch (error) {
          if (error instanceof ChainUnreachable) return { name, answer: undefined };
          throw error;
        }
      }),
    );
  };

  async function inspect(): Promise<void> {
    await Promise.all(nodes.map((node) => node.look()));
    const wrong = nodes.filter(({ isOther }) => isOther).map(({ endpoint }) => endpoint.name);
    const down = nodes.filter(({ state, isOther }) => !state.up && !isOther).map(({ endpoint }) => endpoint.name);
    const heads = nodes.flatMap(({ state }) => (state.head === null ? [] : [state.head]));
    const apart = Math.max(...heads) - Math.min(...heads);
    await ring('wrong-chain', wrong.length > 0 && `${wrong.join(', ')} is not of chain ${network.chainId}`);
    await ring('endpoint-down', down.length > 0 && `${down.join(', ')} does not answer`);
    await ring('endpoints-disagree', apart > network.confirmations && `their heads are ${apart} blocks apart`);
  }

  const ring = (alarm: 'wrong-chain' | 'endpoint-down' | 'endpoints-disagree', detail: string | false) =>
    detail === false ? alarms.end(alarm, 'inspection') : alarms.raise(alarm, detail, 'inspection');

  return {
    inspect,
    get endpoints() {
      return nodes.map(({ state }) => state);
    },
    head: () => ask((endpoint) => endpoint.head()),
    block: (number) => ask((endpoint) => endpoint.block(number)),
    transfers: (block, contracts) => ask((endpoint) => endpoint.transfers(block, contracts)),
    async notifyAll(block) {
      const request = await each(async (endpoint) => {
        const replies = await endpoint.notify(block);
        return replies && { ...replies, endpoint: endpoint.name };
      });
      const replies = request.flatMap(({ answer }) => (answer ? [answer] : []));
      if (replies.length === 0) throw new ChainUnreachable(`${network.name} does not tell of block ${block.number}`);
      return replies;
    },
    async receiptTransfers(name, block) {
      const node = nodes.find(({ endpoint }) => endpoint.name === name);
      try {
        return await node?.ask((endpoint) => endpoint.receiptTransfers(block));
      } catch (error) {
        if (error instanceof ChainUnreachable) return undefined;
        throw error;
      }
    },
    async witnesses(log) {
      const params = await each((endpoint) => witness(endpoint, log));
      return params.map(({ name, answer }) => ({ endpoint: name, ...(answer ?? { says: 'silent' as const }) }));
    },
    async agreed(number) {
      const hashes = (await askAll((endpoint) => endpoint.block(number))).map((block) => block?.hash);
      return hashes.every((hash) => hash === hashes[0]) ? hashes[0] : undefined;
    },
    async receipt(txHash) {
      const found = await ask((endpoint) => endpoint.receipt(txHash));
      if (!found) return undefined;
      const { block, blockHash, succeeded } = found;
      return { txHash, block, blockHash, succeeded };
    },
    async settled(txHash) {
      const [first, ...others] = await askAll((endpoint) => endpoint.receipt(txHash));
      return others.every((other) => isSameReceipt(first, other)) ? first : 'differ';
    },
    async origin(txHash) {
      const [first, ...others] = await askAll((endpoint) => endpoint.origin(txHash));
      return others.every((other) => other?.from === first?.from && other?.nonce === first?.nonce) ? first : undefined;
    },
    nonce: (address) => ask((endpoint) => endpoint.nonce(address)),
    async nonces(address) {
      const said = await Promise.allSettled(nodes.map((node) => node.ask((endpoint) => endpoint.nonce(address))));
      const found = said.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (found.length === 0) throw said.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))[0];
      return { lowest: Math.min(...found), highest: Math.max(...found) };
    },
    gasOf: (address) => ask((endpoint) => endpoint.gasOf(address)),
    tokensOf: (contract, address, atBlock) => ask((endpoint) => endpoint.tokensOf(contract, address, atBlock)),
    async coinsAgreed(address, atBlock) {
      const [first, ...others] = await askAll((endpoint) => endpoint.gasOf(address, atBlock));
      return others.every((other) => other === first) ? first : undefined;
    },
    async tokensAgreed(contract, address, atBlock) {
      const [first, ...others] = await askAll((endpoint) => endpoint.tokensOf(contract, address, atBlock));
      return others.every((other) => other === first) ? first : undefined;
    },
    decimalsOf: (contract) => ask((endpoint) => endpoint.decimalsOf(contract)),
    isContract: (address) => ask((endpoint) => endpoint.isContract(address)),
    fees: () => ask((endpoint) => endpoint.fees()),
    async send(raw) {
      // Each node that is notified carries it on; what one refuses another one may take.
      const said = await Promise.allSettled(nodes.map((node) => node.ask((endpoint) => endpoint.send(raw))));
      if (said.some(({ status }) => status === 'fulfilled')) return;
      const errors = said.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      throw errors.find((error) => error instanceof SendRefused) ?? errors[0];
    },
  };
}

/** Whether two endpoints tell the same of a transaction, down to every transfer. */
function isSameReceipt(one: FullReceipt | undefined, other: FullReceipt | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.blockHash === other.blockHash &&
    one.block === other.block &&
    one.succeeded === other.succeeded &&
    one.transfers.length === other.transfers.length &&
    one.transfers.every((log) => other.transfers.some((its) => isSame(log, its)))
  );
}

/** The same transfer, of which less may have come than the log says. */
const isSame = (one: TransferLog, other: TransferLog): boolean =>
  one.txHash === other.txHash &&
  one.logIndex === other.logIndex &&
  one.blockHash === other.blockHash &&
  one.contract === other.contract &&
  one.from === other.from &&
  one.to === other.to &&
  one.atoms >= other.atoms;

async function witness(endpoint: Endpoint, log: TransferLog): Promise<Omit<Witness, 'endpoint'>> {
  const receipt = await endpoint.receipt(log.txHash);
  const has = receipt?.succeeded && receipt.transfers.some((one) => isSame(one, log));
  if (!has) {
    const bloom = await endpoint.bloom({ number: log.block, hash: log.blockHash, parent: log.blockHash, at: 0 });
    return { says: receipt ? 'other' : 'none', ...(bloom && { bloom }) };
  }
  const before = log.block === 0 ? 0n : await endpoint.tokensOf(log.contract, log.to, log.block - 1);
  return { says: 'has', balances: `${before} ${await endpoint.tokensOf(log.contract, log.to, log.block)}` };
}

/** One endpoint with what is known of it: whether it answers, and whether it is of the right chain at all. */
class Node {
  readonly endpoint: Endpoint;
  readonly #chainId: number;
  readonly #restMs: number;
  readonly #now: () => number;
  #up = false;
  #head: Block | undefined;
  #chain: number | undefined;
  #checkedChainAt = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(endpoint: Endpoint, chainId: number, restMs: number, now: () => number) {
    this.endpoint = endpoint;
    this.#chainId = chainId;
    this.#restMs = restMs;
    this.#now = now;
  }

  get state(): EndpointState {
    return { name: this.endpoint.name, up: this.#up, head: this.#up && this.#head ? this.#head.number : null };
  }

  get isOther(): boolean {
    return this.#chain !== undefined && this.#chain !== this.#chainId;
  }

  get rests(): boolean {
    return this.isOther || this.#now() - this.#failedAt < this.#restMs;
  }

  async ask<Value>(question: (endpoint: Endpoint) => Promise<Value>): Promise<Value> {
    try {
      await this.#checkChain();
      const answer = await question(this.endpoint);
      this.#up = true;
      return answer;
    } catch (error) {
      if (error instanceof ChainUnreachable) {
        this.#up = false;
        this.#failedAt = this.#now();
      }
      throw error;
    }
  }

  async look(): Promise<void> {
    try {
      this.#head = await this.ask((endpoint) => endpoint.head());
    } catch (error) {
      if (!(error instanceof ChainUnreachable)) throw error;
    }
  }

  /** A node of another chain tells of other coins: nothing that it says is taken. */
  async #checkChain(): Promise<void> {
    if (this.#now() - this.#checkedChainAt >= ASK_CHAIN_MS) {
      this.#chain = await this.endpoint.chainId();
      // Of a wrong one it is asked each time, so that it is of use as soon as it is right.
      if (!this.isOther) this.#checkedChainAt = this.#now();
    }
    if (this.isOther) throw new ChainUnreachable(`${this.endpoint.name} is of chain ${this.#chain}`);
  }
}
