import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReads, type Reads } from '../../reads.ts';
import { ask, type Databases, startDatabases } from '../../testing/databases.ts';

let databases: Databases;
let url: string;
let reads: Reads;

beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.migrated();
  reads = openReads(url);
});
afterAll(async () => {
  await reads.close();
  await databases.stop();
});

const add = (act: string, from = reads) =>
  from.staff.addAudit({ at: Date.now(), staffId: 1, by: 'rita', act, subject: 'user 7', details: '{"reason":"“ü”"}' });

test('two servers that add at once make one chain without gaps', async () => {
  const other = openReads(url);
  await Promise.all(Array.from({ length: 30 }, (_, n) => add('reveal', n % 2 ? reads : other)));
  await other.close();
  expect(await reads.staff.checkAudit()).toMatchObject({ rows: 30, brokenAt: null });
  const [last] = await reads.staff.audit({ size: 1 });
  expect(last?.id).toBe(30);
  expect((await reads.staff.checkAudit()).head).toEqual(last?.hash);
});

test('what is done together with its row happens with it, or not at all', async () => {
  const [user] = await ask<{ id: number }>(
    url,
    `insert into users (username, usercode, registered_at) values ('alice1990', 'AAAA', now()) returning id`,
  );
  await ask(url, `alter table audit add constraint disk_full check (act <> 'lock-user')`);
  const locking = reads.staff.together(async (rows) => {
    expect(await rows.lockUser(user!.id, 'nobody may know', Date.now())).toBe(true);
    await rows.addAudit({ at: 1, staffId: 1, by: 'rita', act: 'lock-user', subject: 'user 7', details: '{}' });
  });
  await expect(locking).rejects.toThrow('disk_full');
  expect(await ask(url, `select standing from users where id = ${user!.id}`)).toEqual([{ standing: 'open' }]);
  expect(await ask(url, 'select * from user_locks')).toEqual([]);
});

test('the database refuses to change or to empty it', async () => {
  for (const statement of [
    `update audit set details = '{}' where id = 3`,
    'delete from audit where id = 3',
    'truncate audit',
  ]) {
    await expect(ask(url, statement)).rejects.toThrow('the audit log is only added to');
  }
  expect(await reads.staff.checkAudit()).toMatchObject({ rows: 30, brokenAt: null });
});

test('what somebody changes behind the trigger’s back is found', async () => {
  await ask(url, 'alter table audit disable trigger audit_stays');
  for (const change of [
    "subject = 'user 8'",
    "by = 'sam'",
    'staff_id = 2',
    "at = at + interval '1 ms'",
    "details = '{}'",
  ]) {
    const column = change.split(' ')[0]!;
    const [before] = await ask<Record<string, unknown>>(url, `select ${column}::text as was from audit where id = 3`);
    await ask(url, `update audit set ${change} where id = 3`);
    expect(await reads.staff.checkAudit(), change).toMatchObject({ rows: 2, brokenAt: 3 });
    const was = String(before!.was).replaceAll("'", "''");
    await ask(url, `update audit set ${column} = '${was}' where id = 3`);
    expect(await reads.staff.checkAudit(), change).toMatchObject({ rows: 30, brokenAt: null });
  }
  await ask(url, 'delete from audit where id in (2, 3)');
  expect(await reads.staff.checkAudit()).toMatchObject({ rows: 1, brokenAt: 4 });
});
