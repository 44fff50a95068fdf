import { getPriority } from 'node:os';
import { coreTables } from '@quay/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProjector } from '../index.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';

let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

/** None of a process that has ended since it was listed: pools let connections go when they like. */
function priorityOf(pid: number): number[] {
  try {
    return [getPriority(pid)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException & { info?: { code: string } }).info?.code === 'ESRCH') return [];
    throw error;
  }
}

it('lets everybody else go first, and slows nobody else down', async () => {
  const url = await databases.migrated();
  const usual = getPriority();
  const stopped: string[] = [];
  const settings = { databaseUrl: url, tables: coreTables, reached: () => undefined };
  const projector = await startProjector({ ...settings, stopped: (why) => stopped.push(why) });
  const prioritiesOf = async (who: string) => {
    const rows = await ask<{ pid: number }>(
      url,
      'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
      [who],
    );
    return rows.flatMap(({ pid }) => priorityOf(pid));
  };
  const lower = process.platform === 'linux' ? usual + 5 : usual;
  await expect.poll(() => prioritiesOf('quay projector'), { timeout: 30_000 }).toEqual([lower, lower, lower]);
  await expect.poll(() => prioritiesOf('quay test')).toEqual([usual]);
  expect(getPriority()).toBe(usual);
  await projector.close();
  expect(stopped).toEqual([]);
});
