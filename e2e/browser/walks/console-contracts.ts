import { staffContracts } from '@quay/contract/staff';
import { beforeAll, expect, test } from 'vitest';
import { words as english } from '../../../apps/console/src/areas/contracts/words/en_US.ts';
import { words as chinese } from '../../../apps/console/src/areas/contracts/words/zh_CN.ts';
import { axeFinds, COLOUR_RULES, englishLeft, tooWide } from '../../console/check-page.ts';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { enterConsole, stands } from '../../console/enter-console.ts';
import { administrator, type Colleague, otherAdministrator } from '../../console/staff.ts';

const WALK_MS = 120_000;

export function consoleContractsWalk(): void {
  let admin: Colleague;
  let symbol: string;
  let pages: readonly string[];
  beforeAll(async () => {
    admin = await administrator();
    await otherAdministrator();
    symbol = (await admin.ask(staffContracts, {})).at(-1)!.symbol;
    pages = [
      '/console/contracts',
      `/console/contracts/${symbol}`,
      '/console/exposures',
      '/console/contract-funds',
      '/console/leaders',
      '/console/abnormal-prices',
    ];
  });

  test('one halts a contract, and two let it trade again', { timeout: WALK_MS }, async () => {
    const { page } = await enterConsole({ as: admin });
    await page.goto('/console/contracts');
    await page.getByRole('link', { name: new RegExp(`^${symbol} Trading`) }).click();
    await page.getByRole('button', { name: 'Restrict', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Two sources disagree.');
    await dialog.getByRole('button', { name: `Restrict ${symbol}` }).click();
    await page.getByText('The contract is restricted.').waitFor();
    const detail = page.getByRole('article');
    await detail.getByText('Halted').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Restrict', exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: 'Allow more', exact: true }).click();
    await dialog.getByLabel('Reason').fill('They agree again.');
    await dialog.getByRole('button', { name: `Let ${symbol} allow more again` }).click();
    await page.getByText('A second person has to approve it now.').waitFor();
    await detail.getByRole('link', { name: 'Allow more again, asked by admin' }).waitFor();

    const { page: second } = await enterConsole({ as: await otherAdministrator() });
    await second.goto('/console/approvals');
    await second.getByRole('link', { name: new RegExp(`Let ${symbol} allow more again`) }).click();
    const approve = second.getByRole('button', { name: 'Approve' });
    await second.getByLabel('Remark').fill('Looked at the sources.');
    await approve.click();
    await confirmDecision(second, `Approve: Let ${symbol} allow more again: halted → trading`, approve);
    await second.getByText('Approved, and done.').waitFor();
    await detail.getByRole('button', { name: 'Restrict', exact: true }).waitFor();
    await detail.getByRole('row', { name: /Status Halted Trading.*ruth\.okafor/ }).waitFor();
  });

  test('other tiers say whom they would change before somebody asks for them', async () => {
    const { page } = await enterConsole({ as: admin });
    await page.goto(`/console/contracts/${symbol}`);
    await page.getByRole('button', { name: 'Change tiers' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'What it would change' }).click();
    await dialog.getByText(/^Of \d+ open positions 0 would require more, 0 less\./).waitFor();
    await dialog.getByRole('button', { name: 'Add a tier' }).click();
    await dialog.getByRole('button', { name: 'What it would change' }).click();
    await dialog.getByText('These tiers do not fit together.', { exact: false }).waitFor();
    await dialog.getByLabel('Applies from, UTC').fill('tomorrow');
    await dialog.getByText('Write it as 2027-01-31 08:00.').waitFor();
  });

  test.each(['dark', 'light'] as const)('in %s: axe finds nothing', { timeout: WALK_MS }, async (theme) => {
    const found: string[] = [];
    const rules = theme === 'dark' ? undefined : COLOUR_RULES;
    const { page } = await enterConsole({ as: admin, theme, checked: true });
    for (const path of pages) {
      await page.goto(path);
      await stands(page);
      found.push(...(await axeFinds(page, path, rules)));
      if (theme === 'dark') found.push(...(await tooWide(page, path)));
    }
    expect(found).toEqual([]);
  });

  test('in Chinese no English is left', async () => {
    const { page } = await enterConsole({ as: admin, language: 'zh_CN' });
    const left: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await stands(page);
      left.push(...(await englishLeft(page, path, english, chinese)));
    }
    expect(left).toEqual([]);
  });
}
