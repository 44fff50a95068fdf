/**
 * The process of the development chain: both networks in memory, kept block by block in a folder. It ends with the
 * server that started it.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Network } from '../chain/networks.ts';
import { ChainNode } from './chain-node.ts';
import type { ChainReady, ChainSaid, ChainTask, ChainTasks, ChainTerms } from './messages.ts';
import { networkOf } from './networks.ts';
import { startRpcServer } from './rpc-server.ts';
import { type TestNetwork, testNetworks } from './tokens.ts';
import { Treasury, treasuryKeys } from './treasury.ts';

type Running = {
  readonly network: Network;
  readonly node: ChainNode;
  readonly treasury: Treasury;
  readonly url: string;
};

const say = (message: ChainSaid) => process.send?.(message);
const log = (line: string) => say({ said: 'log', line });
const running = new Map<string, Running>();

process.once('message', (terms: ChainTerms) => {
  start(terms).then(
    (ready) => {
      process.on('message', (task: ChainTask) => void perform(task));
      say({ said: 'ready', ready });
    },
    (error: Error) => end(error.message),
  );
});
// The server is gone: what was told is on disk.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: what is under way still needs the chain.
process.on('SIGINT', () => undefined);

/** Says why, and ends when that is on its way. */
function end(why: string): void {
  process.send?.({ said: 'failed', why } satisfies ChainSaid, () => process.exit(1));
}

async function start({ folder, blockMs }: ChainTerms): Promise<ChainReady> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keysOf = treasuryKeys(folder);
  await Promise.all(testNetworks.map((test) => startNetwork(test, folder, blockMs, keysOf)));
  const all = testNetworks.map(({ name }) => of(name));
  return {
    networks: all.map(({ network }) => network),
    rpc: Object.fromEntries(all.map(({ network, url }) => [network.name, url])),
    treasury: all[0]!.treasury.address,
  };
}

async function startNetwork(
  test: TestNetwork,
  folder: string,
  blockMs: number,
  keysOf: ReturnType<typeof treasuryKeys>,
): Promise<void> {
  const keys = keysOf(test.name);
  const node = await ChainNode.open({
    genesis: { chainId: test.chainId, rich: [keys.treasury, keys.deployer] },
    file: path.join(folder, `${test.name}.jsonl`),
    confirmations: test.confirmations,
    blockMs,
    log: (line) => log(`${test.name}: ${line}`),
    broken: end,
  });
  const treasury = new Treasury(test, node, keys);
  await treasury.deploy();
  const { url } = await startRpcServer(node);
  const network = networkOf(test, { contractOf: (asset) => treasury.contractOf(asset), endpoint: url, blockMs });
  running.set(test.name, { network, node, treasury, url });
  node.run();
}

function of(name: string): Running {
  const found = running.get(name);
  if (!found) throw new Error(`there is no network ${name}`);
  return found;
}

const tasks: ChainTasks = {
  testCoins: (network, asset, to) => of(network).treasury.give(asset, to),
  fill: (network, asset, to, atLeast) => of(network).treasury.fill(asset, to, atLeast),
  hold: async (network) => of(network).node.hold(),
  run: async (network) => of(network).node.run(),
  mine: (network, blocks) => of(network).node.mine(blocks),
  reorganise: (network, how) => of(network).node.reorganise(how),
  setBaseFee: (network, wei) => of(network).node.setBaseFee(wei),
};

async function perform({ id, task, args }: ChainTask): Promise<void> {
  try {
    const perform = tasks[task] as (...args: unknown[]) => Promise<unknown>;
    say({ said: 'done', id, result: await perform(...args) });
  } catch (error) {
    say({ said: 'refused', id, why: (error as Error).message });
  }
}
