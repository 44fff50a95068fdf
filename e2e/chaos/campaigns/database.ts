import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Tally } from '../findings.ts';
import { type Network, startNetwork } from '../network.ts';
import { type OwnDatabase, startOwnDatabase } from '../own-database.ts';
import { Scene } from '../scene.ts';
import type { Order } from './campaign.ts';

type Fault = {
  readonly name: string;
  /** Begins and ends the fault, under load. */
  strike(parts: Parts): Promise<void>;
};

type Parts = {
  readonly scene: Scene;
  readonly database: OwnDatabase;
  readonly network: Network;
  /** How long the outage is. */
  readonly ms: number;
};

/**
 * No new order may be called done while nothing can be committed; what was on its way may just have been. `isOver`
 * tells whether the fault was gone before its time, which orders that were done meanwhile may owe themselves to.
 */
async function outage(
  scene: Scene,
  name: string,
  ms: number,
  isOver: () => Promise<boolean> = async () => false,
): Promise<void> {
  await sleep(300);
  const before = scene.acknowledged;
  await sleep(ms);
  const meanwhile = scene.acknowledged - before;
  if (meanwhile > 0 && !(await isOver())) {
    scene.tally.findings.push({ kind: 'wrong', what: `${meanwhile} orders were called done while ${name}` });
  }
}

const faults: readonly Fault[] = [
  {
    name: 'the database was frozen',
    async strike({ scene, database, ms }) {
      database.freeze();
      await outage(scene, this.name, ms);
      database.thaw();
    },
  },
  {
    name: 'the database was slow',
    async strike({ network, scene, ms }) {
      network.delay(20 + scene.dice.below(180));
      await sleep(ms);
      network.delay(0);
    },
  },
  {
    name: 'the database was read-only',
    async strike({ scene, ms }) {
      await scene.withDatabase(async (client) => {
        await client.query('alter system set default_transaction_read_only = on');
        await client.query('select pg_reload_conf()');
      });
      try {
        await outage(scene, this.name, ms);
      } finally {
        await scene.withDatabase(async (client) => {
          await client.query('alter system reset default_transaction_read_only');
          await client.query('select pg_reload_conf()');
        });
      }
    },
  },
  {
    name: 'the answer to a commit was lost',
    async strike({ network }) {
      for (let time = 0; time < 5; time++) {
        network.loseNextAnswer();
        await sleep(120);
      }
    },
  },
  {
    name: 'the connection broke during a commit',
    async strike({ network }) {
      for (let time = 0; time < 5; time++) {
        network.breakAfterNextQuestion();
        await sleep(120);
      }
    },
  },
  {
    name: 'the network was down',
    async strike({ network, scene, ms }) {
      network.down();
      await outage(scene, this.name, ms);
      network.up();
    },
  },
  {
    name: 'the connections were exhausted',
    async strike({ scene, database, ms }) {
      const taken = await takeEveryConnection(database.url);
      // Whoever loses a connection now gets no new one, unless it is quicker than the crowd.
      for (let time = 0; time < 3; time++) {
        await taken[0]?.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'quay %'`,
        );
        taken.push(...(await takeEveryConnection(database.url)));
      }
      // A connection that the core is only just opening has no name yet: it is looked for again at the end.
      const coreHasOne = async () => {
        const left = await taken[0]?.query(`select 1 from pg_stat_activity where application_name like 'quay core%'`);
        return left?.rowCount !== 0;
      };
      if (await coreHasOne()) await sleep(ms);
      else await outage(scene, this.name, ms, coreHasOne);
      await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
    },
  },
];

/** The database frozen, slow, read-only, cut off in the middle of commits, without connections to give. */
export async function database({ cycles, seed, long }: Order): Promise<Tally> {
  const own = await startOwnDatabase();
  const network = await startNetwork(own.url);
  let scene: Scene | undefined;
  try {
    scene = await Scene.open({ seed, database: { url: own.url, reachedAt: network.url } });
    const { tally, dice, server } = scene;
    for (let cycle = 0; cycle < cycles; cycle++) {
      const fault = faults[cycle % faults.length]!;
      scene.startLoad();
      await sleep(150 + dice.below(300));
      await fault.strike({
        scene,
        database: own,
        network,
        ms: long ? 500 + dice.below(60_000) : 500 + dice.below(1_500),
      });
      const printed = server.printed().length;
      await scene.stopLoad();
      await scene.recover();
      if (!server.alive()) tally.findings.push({ kind: 'wrong', what: `it did not come back after ${fault.name}` });
      tally.findings.push(...oneLine(server.printed().slice(printed), fault.name));
      await scene.check();
    }
    tally.notes.push(`database: ${network.losses} answers and questions lost on the way`);
    return await scene.finish();
  } finally {
    await scene?.remove();
    await network.close();
    await own.remove();
  }
}

/** A server that gave up says so in one line, not in a stack trace. */
function oneLine(printed: string, name: string): Tally['findings'] {
  return /\n\s+at .+\(.+:\d+:\d+\)/.test(printed) && /Quay stopped/.test(printed) === false && /uncaught/i.test(printed)
    ? [{ kind: 'wrong', what: `after ${name} it ended with a stack trace: ${printed.slice(0, 300)}` }]
    : [];
}

async function takeEveryConnection(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'chaos crowd' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}
