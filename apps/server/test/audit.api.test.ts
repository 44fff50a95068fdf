import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { alice } from '@quay/cast';
import {
  type AuditRow,
  type AuditVerified,
  audit,
  auditExport,
  endUserSessions,
  verifyAudit,
} from '@quay/contract/staff';
import { openReads } from '@quay/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAudit } from '../src/audit/audit.ts';
import { Console } from './console.ts';
import { reasonOf, Serving } from './serving.ts';

const tool = path.resolve(import.meta.dirname, '../../../tools/verify-audit.mjs');
const run = promisify(execFile);

let serving: Serving;
let admin: Console;
let user: number;

beforeAll(async () => {
  serving = await Serving.start();
  admin = await Console.first(serving);
  user = (await serving.register(alice)).member.id;
});
afterAll(() => serving.end());

const verified = () => admin.get<AuditVerified>(verifyAudit);
const exported = async () => (await admin.ask(auditExport)).text;
/** What the tool says of a file, as a shell sees it. */
async function checked(text: string): Promise<{ readonly code: number; readonly said: string }> {
  const file = path.join(serving.dataDir, 'exported.csv');
  writeFileSync(file, text);
  const { code = 0, stdout } = await run(process.execPath, [tool, file]).catch((error) => error);
  return { code, said: stdout };
}

test('each act stands there with who, what, why; rows are chained without a gap', async () => {
  // Text that a careless file or hash would trip over.
  const reason = '=cmd|"calc"!A1, “Ü”\r\nline two \u0000 \ud800';
  expect(reasonOf(await admin.ask(endUserSessions, { userId: user, reason }))).toBeUndefined();
  const [latest] = await admin.get<AuditRow[]>(audit);
  expect(latest).toMatchObject({ by: 'admin', act: 'end-user-sessions', subject: `user ${user}` });
  expect(latest!.details.reason).toBe(reason);
  const ids = (await admin.get<AuditRow[]>(audit)).map(({ auditId }) => auditId);
  expect(ids).toEqual(ids.map((_, n) => ids[0]! - n));
  expect(await verified()).toMatchObject({ brokenAt: null, rows: ids.length, head: latest!.hash });
});

test('many at once wait for each other', async () => {
  const before = (await verified()).rows;
  await serving.withDatabase(async (url) => {
    // Two servers on one database.
    const [one, other] = [openReads(url), openReads(url)];
    const audits = [createAudit(one.staff), createAudit(other.staff)];
    const acts = Array.from({ length: 40 }, (_, n) =>
      audits[n % 2]!.add({ staff: undefined, act: 'test', subject: `number ${n}` }),
    );
    await Promise.all(acts);
    await Promise.all([one.close(), other.close()]);
  });
  expect(await verified()).toMatchObject({ brokenAt: null, rows: before + 40 });
});

test('is found by act and by subject, page by page', async () => {
  expect((await admin.get<AuditRow[]>(audit, { subject: `user ${user}` })).map(({ act }) => act)).toEqual([
    'end-user-sessions',
  ]);
  const tests = await admin.get<AuditRow[]>(audit, { act: 'test' });
  expect(tests).toHaveLength(40);
  const below = await admin.get<AuditRow[]>(audit, { act: 'test', before: String(tests[9]!.auditId) });
  expect(below.map(({ auditId }) => auditId)).toEqual(tests.slice(10).map(({ auditId }) => auditId));
});

test('an exported file is checked without the server, whole or in parts', async () => {
  const text = await exported();
  const { rows, head } = await verified();
  expect(await checked(text)).toEqual({
    code: 0,
    said: expect.stringContaining(`All ${rows} rows follow from each other. The last hash is ${head}`),
  });
  const later = (await admin.ask(auditExport, { after: '5' })).text;
  expect(later.split('\r\n')[1]).toMatch(/^6,/);
  expect(await checked(later)).toMatchObject({ code: 0 });
  // The export itself is in the log by then.
  expect((await admin.get<AuditRow[]>(audit, { act: 'export-audit' })).length).toBe(2);
});

test('a file that somebody changed is not believed', async () => {
  const lines = (await exported()).split('\r\n');
  const at = lines.findIndex((line) => line.includes('number 7'));
  const id = lines[at]!.split(',')[0]!;
  const changed = lines.with(at, lines[at]!.replace('number 7', 'number 8'));
  expect(await checked(changed.join('\r\n'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(`^Row ${id} is broken`),
  });
  const removed = lines.toSpliced(at, 1);
  expect(await checked(removed.join('\r\n'))).toMatchObject({
    code: 1,
    said: expect.stringContaining(`Row ${Number(id) + 1} is broken: row ${id} should stand here`),
  });
  expect(await checked('id,what\r\n1,2\r\n')).toMatchObject({ code: 1 });
});
