import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openReads, type StaffReads, startCluster } from '@quay/store';
import { createPasswords } from './areas/identity/passwords.ts';
import { openSecret } from './areas/staff/login-tickets.ts';
import { ADMINISTRATOR, letGo } from './areas/staff/proposals.ts';
import { oneTimePassword } from './areas/staff/team.ts';
import { createAudit } from './audit/audit.ts';
import { masterKey } from './secrets/master-key.ts';
import { openSecrets, type Secrets } from './secrets/secrets.ts';
import { readSettings, type Settings } from './settings.ts';

export const USAGE = `Usage: npm run staff-recovery -- admit|deactivate USERNAME "REASON"
  admit       makes USERNAME an administrator who logs in for the first time, and prints the password for that
  deactivate  ends the sessions of USERNAME and lets nobody log in with that account
It is for when two people who could approve it are no longer there. It needs the database and the master key, and stands
in the audit log.`;

const acts = ['admit', 'deactivate'] as const;
export type Recovery = {
  readonly act: (typeof acts)[number];
  readonly username: string;
  readonly reason: string;
};

/** What cannot be done, in one line. */
export class NotRecovered extends Error {
  override readonly name = 'NotRecovered';
}

/** Does what two members of staff no longer can; gives the password of the first login, for an admission. */
export async function recover(
  { databaseUrl, dataDir, masterKey: given }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'masterKey'>,
  request: Recovery,
): Promise<string | undefined> {
  // Made anew, a key would open nothing that is there.
  if (!given && !existsSync(path.join(dataDir, 'keys', 'master.key'))) {
    throw new NotRecovered('there is no master key: set MASTER_KEY, or DATA_DIR to where it lies');
  }
  const secrets = openSecrets(masterKey(given, dataDir));
  const cluster = databaseUrl === undefined ? await startCluster({ dataDir, log: () => undefined }) : undefined;
  const reads = openReads(databaseUrl ?? cluster!.url);
  try {
    await checkKey(reads.staff, secrets);
    return await (request.act === 'admit' ? admit(reads.staff, request) : deactivate(reads.staff, request));
  } finally {
    await reads.close();
    await cluster?.stop();
  }
}

/** Whoever has a copy of the database alone is nobody. */
async function checkKey(rows: StaffReads, secrets: Secrets): Promise<void> {
  for (const { id } of await rows.members()) {
    const sealed = (await rows.member(id))?.totpSealed;
    if (!sealed) continue;
    try {
      openSecret(secrets, id, sealed);
    } catch {
      throw new NotRecovered('this is not the master key of this database');
    }
  }
}

async function admit(rows: StaffReads, { username, reason }: Recovery): Promise<string> {
  const password = oneTimePassword();
  const passwordHash = await createPasswords().hash(password);
  const at = Date.now();
  await rows.together(async (within) => {
    await within.activeAdministrators();
    const roleId = (await within.roleByName(ADMINISTRATOR))!.id;
    const known = await within.memberByName(username);
    if (known) {
      await within.changeMember(known.id, { roleId, active: true });
      await within.resetMember(known.id, { passwordHash, issuedBy: null }, at);
      await letGo(known.id, within, at);
    } else if ((await within.addMember({ username, name: username, roleId, passwordHash }, at)) === 'taken') {
      throw new NotRecovered(`${username} was added just now: try again`);
    }
    await note(within, 'recovery-admit', known?.username ?? username, reason);
  });
  return password;
}

async function deactivate(rows: StaffReads, { username, reason }: Recovery): Promise<undefined> {
  await rows.together(async (within) => {
    await within.activeAdministrators();
    const known = await within.memberByName(username);
    if (!known) throw new NotRecovered(`nobody of the staff is called ${username}`);
    await within.changeMember(known.id, { active: false });
    await letGo(known.id, within, Date.now());
    await note(within, 'recovery-deactivate', known.username, reason);
  });
}

const note = (within: StaffReads, act: string, username: string, reason: string): Promise<void> =>
  within.addAudit(
    createAudit(within).entry({
      staff: undefined,
      act,
      subject: `member ${username}`,
      details: { reason, machineAccount: userInfo().username },
    }),
  );

const NAME = /^[A-Za-z][A-Za-z0-9._-]{2,29}$/;

async function run([act, username = '', reason = '']: readonly string[]): Promise<number> {
  const wanted = acts.find((one) => one === act);
  if (!wanted || !NAME.test(username) || reason.trim() === '') {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  try {
    const password = await recover(readSettings(process.env, process.cwd()), { act: wanted, username, reason });
    const said = password === undefined ? `${username} is deactivated.` : `The first login of ${username}: ${password}`;
    process.stdout.write(`${said}\nIt stands in the audit log.\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`Nothing was done: ${(error as Error).message}\n`);
    return 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await run(process.argv.slice(2));
}
