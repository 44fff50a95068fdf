import { readFileSync } from 'node:fs';
import { lockUser, STAFF_IDLE_MINUTES, staffMe } from '@quay/contract/staff';
import { beforeAll, expect, test } from 'vitest';
import { words as english } from '../../../apps/console/src/shell/words/en_US.ts';
import { words as chinese } from '../../../apps/console/src/shell/words/zh_CN.ts';
import { axeFinds, COLOUR_RULES, englishLeft, tooWide } from '../../console/check-page.ts';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { enterConsole, stands } from '../../console/enter-console.ts';
import {
  administrator,
  type Colleague,
  hire,
  invite,
  otherAdministrator,
  STAFF_PASSWORD,
  totpOf,
} from '../../console/staff.ts';
import { readCsv } from '../csv.ts';
import { exchange } from '../exchange.ts';
import { said } from '../figures.ts';
import { newPerson, type Person } from '../member.ts';

const WALK_MS = 120_000;

/** Pages of the console that every installation can show, with something in each. */
const pages = (person: Person) => [
  '/console',
  '/console/users',
  `/console/users/${person.session.member.id}`,
  '/console/approvals',
  '/console/approvals?state=approved',
  '/console/team',
  '/console/team/2',
  '/console/roles',
  '/console/roles/2',
  '/console/audit',
  '/console/audit/1',
  '/console/settings',
  '/console/outbox',
  '/console/nothing',
];

export function consoleWalk(): void {
  let admin: Colleague;
  let person: Person;
  beforeAll(async () => {
    admin = await administrator();
    await otherAdministrator();

    person = await newPerson(exchange().url);
  });

  test('from the first login to a verified log', { timeout: WALK_MS }, async () => {
    const password = await invite('jonas.brandt', 'Jonas Brandt', 'Administrator');
    const { page } = await enterConsole({});
    await page.goto('/console/team');
    await page.getByLabel('Name').fill('jonas.brandt');
    await page.getByLabel('Password', { exact: true }).fill(`${password}x`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Name or password is wrong.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('heading', { name: 'Your first login' }).waitFor();
    await expect
      .poll(() => page.getByRole('img', { name: 'QR code of the authenticator secret' }).isVisible())
      .toBe(true);
    const secret = (await said(page.locator('.entrance-secret .q-code'))).replaceAll(' ', '');
    await page.getByLabel(/Choose a password/).fill('too short');
    await page.getByRole('button', { name: 'Bind and log in' }).click();
    await page.getByText('3 more characters are needed.').waitFor();
    await page.getByLabel(/Choose a password/).fill(STAFF_PASSWORD);
    await page.getByLabel(/six digits/).fill(await totpOf(secret));
    await page.getByRole('button', { name: 'Bind and log in' }).click();

    // The page that was asked for before anybody was logged in.
    await page.getByRole('heading', { name: 'Team', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Add a colleague' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Marlene Kessler');
    await dialog.getByLabel('Login name').fill('marlene.kessler');
    await dialog.getByLabel('Role').selectOption('Support');
    await dialog.getByRole('button', { name: 'Add Marlene Kessler' }).click();
    await dialog.getByText('A second person has to approve first.').waitFor();
    await expect.poll(() => said(dialog.locator('.team-password'))).toMatch(/^\S{12,}/);
    await dialog.getByRole('button', { name: 'I have handed it over' }).click();

    // Who asked does not decide.
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: /^Approvals/ })
      .click();
    await page.getByRole('link', { name: /Let Marlene Kessler/ }).click();
    await page.getByText('You asked for this yourself.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approve' }).count()).toBe(0);

    // Nor does the one who had the asker's account added, for a week.
    const { page: other } = await enterConsole({ as: await otherAdministrator() });
    await other.goto('/console/approvals');
    await other.getByRole('link', { name: /Let Marlene Kessler/ }).click();
    const approve = other.getByRole('button', { name: 'Approve' });
    await expect.poll(() => approve.getAttribute('aria-disabled')).toBe('true');
    await other.getByLabel('Remark').fill('Spoke to her.');
    await approve.click();
    await confirmDecision(other, 'Approve: Let Marlene Kessler (marlene.kessler) work here as Support', approve);
    await other.getByText('Approved, and done.').waitFor();
    await other.goto('/console/team');
    await other.getByRole('link', { name: /Marlene Kessler.*Not logged in yet/ }).waitFor();

    await page.goto('/console/audit?act=approve-add-member&subject=member+marlene.kessler');
    const row = page.getByRole('list', { name: 'Audit log' }).getByRole('link');
    await row.waitFor();
    await expect.poll(() => said(row)).toContain('Spoke to her.');
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    await page.getByText(/^Chain intact, \d+ rows$/).waitFor();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe('quay-audit.csv');
    expect(readCsv(readFileSync(await file.path(), 'utf8')).length).toBeGreaterThan(5);
  });

  test('by keyboard alone a user is found, locked with a reason, and asked to be unlocked', async () => {
    const { username, id } = person.session.member;
    const { page } = await enterConsole({ as: admin });
    await page.goto('/console');
    await stands(page);
    await page.keyboard.press('/');
    await page.keyboard.type(username);
    await page.getByRole('option', { name: username }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/console/users/${id}`);
    await page.getByRole('heading', { name: username }).waitFor();

    await page.getByRole('button', { name: 'Lock', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: `Lock ${username}` }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.keyboard.type('j and k are letters here: chargebacks.');
    await page.keyboard.press('Control+Enter');
    await page.getByText(`${username} is locked.`).waitFor();
    await page.getByText('Locked by staff: j and k are letters here: chargebacks.').waitFor();
    await page.getByRole('button', { name: 'Unlock', exact: true }).waitFor();

    // Esc goes back to the list and its row, J on from there, Enter into the next one.
    await page.keyboard.press('Escape');
    await page.waitForURL('**/console/users');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(username);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/console/users/(?!${id}$)\\d+$`));
    // The next user is open: the page before stays until this one is there.
    await page.getByRole('button', { name: 'Lock', exact: true }).waitFor();
    // Beside an open user K takes the detail along.
    await page.keyboard.press('k');
    await page.waitForURL(`**/console/users/${id}`);
    await page.keyboard.press('?');
    await expect.poll(() => said(page.getByRole('dialog'))).toContain('Back to the list');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.waitForURL('**/console');
  });

  test('a colleague who lost the authenticator gets a new first login when two say so', async () => {
    const lost = await hire('lena.lost', 'Lena Lost', 'Support');
    const { page } = await enterConsole({ as: admin });
    await page.goto('/console/team');
    await page.getByRole('link', { name: /Lena Lost/ }).click();
    await page.getByText('Added by').waitFor();
    await page.getByText('Counts as one person with').waitFor();
    await page.getByRole('button', { name: 'New first login' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The phone fell into the harbour.');
    await dialog.getByRole('button', { name: 'Ask for Lena Lost' }).click();
    await dialog.getByText('A second person has to approve first.').waitFor();
    const password = await said(dialog.locator('.team-password'));
    expect(password).toMatch(/^\S{12,}/);
    await dialog.getByRole('button', { name: 'I have handed it over' }).click();

    const { page: second } = await enterConsole({ as: await otherAdministrator() });
    await second.goto('/console/approvals');
    await second.getByRole('link', { name: /Reset lena\.lost/ }).click();
    const approve = second.getByRole('button', { name: 'Approve' });
    await second.getByLabel('Remark').fill('She came by.');
    await approve.click();
    await confirmDecision(second, 'Approve: Reset lena.lost: new password, new authenticator', approve);
    await second.getByText('Approved, and done.').waitFor();
    await expect(lost.ask(staffMe, {})).rejects.toThrow('401');
  });

  test('a role sees what it may, and hears which right is missing', async () => {
    const support = await hire('sara.support', 'Sara Volk', 'Support');
    const { page } = await enterConsole({ as: support });
    await page.goto('/console/audit');
    await page.getByText('It takes the right “Read the audit log”.', { exact: false }).waitFor();
    const rail = page.getByRole('navigation', { name: 'Console' });
    await expect.poll(() => rail.getByRole('link', { name: 'Users' }).count()).toBe(1);
    await expect.poll(() => rail.getByRole('link', { name: 'Team' }).count()).toBe(0);
    await expect(support.ask(lockUser, { userId: person.session.member.id, reason: 'No right.' })).rejects.toThrow();
    await page.goto(`/console/users/${person.session.member.id}`);
    await page.getByRole('heading', { name: person.session.member.username }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(Lock|Unlock|Show(?! more))/ }).count()).toBe(0);
  });

  test('a console that nobody touches closes, and the same page is there after the login', async () => {
    const idle = await hire('ivo.idle', 'Ivo Idle', 'Auditor');
    const { page } = await enterConsole({ as: idle, mayFail: /\b401\b/ });
    await page.clock.install();
    await page.goto('/console/users?standing=locked');
    await stands(page);
    await page.clock.fastForward((STAFF_IDLE_MINUTES - 1) * 60_000);
    await page.keyboard.press('Shift');
    await page.clock.fastForward((STAFF_IDLE_MINUTES - 1) * 60_000);
    await expect.poll(() => page.getByRole('heading', { name: 'Users', level: 1 }).isVisible()).toBe(true);
    await page.clock.fastForward(60_000);
    await page.getByText('Nobody touched the console for 15 minutes').waitFor();
    expect(new URL(page.url()).search).toBe('?standing=locked');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('ivo.idle');
    // It ended at the server too.
    await page.reload();
    await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();

    await page.getByLabel('Name').fill('ivo.idle');
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.keyboard.press('Enter');
    // Six digits are sent as soon as they are all there.
    const right = await totpOf(idle.secret, 1);
    await page.getByLabel('Code').fill(right === '000000' ? '111111' : '000000');
    await page.getByText('The authenticator code is wrong or was used already.').waitFor();
    await page.getByLabel('Code').fill(right);
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?standing=locked');
  });

  test.each(['dark', 'light'] as const)('in %s: axe finds nothing', { timeout: WALK_MS }, async (theme) => {
    const found: string[] = [];
    const rules = theme === 'dark' ? undefined : COLOUR_RULES;
    const { page } = await enterConsole({ as: admin, theme, checked: true });
    for (const path of pages(person)) {
      await page.goto(path);
      await stands(page);
      found.push(...(await axeFinds(page, path, rules)));
      if (theme === 'dark') found.push(...(await tooWide(page, path)));
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    found.push(...(await axeFinds(page, 'keys', rules)));
    const { page: entrance } = await enterConsole({ theme, checked: true });
    await entrance.goto('/console');
    await entrance.getByRole('button', { name: 'Continue' }).waitFor();
    found.push(...(await axeFinds(entrance, 'login', rules)));
    expect(found).toEqual([]);
  });

  test('in Chinese no English is left', async () => {
    const { page } = await enterConsole({ as: admin, language: 'zh_CN' });
    const left: string[] = [];
    // The first administrator's own name is that of the role, and a name is no sentence.
    const known = { chinese, name: admin.member.name };
    for (const path of pages(person)) {
      await page.goto(path);
      await stands(page);
      left.push(...(await englishLeft(page, path, english, known)));
    }
    expect(left).toEqual([]);
  });
}
