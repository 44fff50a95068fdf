import { type Loan, type LoanRecordRow, ownLoans, records } from '@quay/contract/loans';
import { type Balance, walletOf } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFinds, COLOUR_RULES } from '../console/check-page.ts';
import type { ContractsExchange } from './contracts-exchange.ts';
import { said } from './figures.ts';
import { openLoans } from './loans-exchange.ts';
import { settled } from './screens.ts';

const LONG_MS = 180_000;
const SOON = { timeout: 20_000 };

let exchange: ContractsExchange;
beforeAll(async () => {
  exchange = await openLoans();
}, LONG_MS);
afterAll(() => exchange?.close());

test('somebody borrows, is warned, adds pledge, is partly sold, checks the receipt and repays', {
  timeout: LONG_MS,
}, async () => {
  const { serving, venues, alice } = exchange;
  const spot = async (symbol: string) => {
    const { available, frozen } = await serving.get<Balance>(walletOf as never, { symbol }, { token: alice.token });
    return { available: units(available), frozen: units(frozen) };
  };
  const [coins, pledge] = [await spot('USDT'), await spot('BTC')];
  const { page, faults, context } = await exchange.enter({
    size: 'phone',
    session: alice,
    mayFail: /OFFLINE|DISCONNECTED/i,
  });
  const main = page.locator('main');
  await page.goto('/pledgeLoan');
  await page.getByLabel('Pledge', { exact: true }).fill('0.8');
  await page.getByLabel('Borrow', { exact: true }).fill('20001');
  await expect.poll(() => said(main)).toContain('up to 20,000.20');
  await page.getByLabel('Borrow', { exact: true }).fill('20000');
  // What it costs in a year, and how long it holds, before anything is done.
  await expect.poll(() => said(main)).toContain('1,752.00%');
  await expect.poll(() => said(main)).toContain('If BTC falls');
  await page.getByRole('button', { name: 'Borrow 20,000.00 USDT' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('I know that Quay may sell my pledge').click();
  await sheet.getByRole('button', { name: 'Borrow 20,000.00 USDT' }).click();
  await page.waitForURL(/pledgeLoanOrderDetail/);
  await expect.poll(() => said(main)).toContain('You owe now');

  venues.say('40000');
  await expect.poll(() => said(main), SOON).toContain('Warned');
  await page.getByRole('link', { name: 'Add pledge' }).click();
  await page.getByLabel('Add from Spot').fill('0.2');
  await expect.poll(() => said(main)).toContain('it does not make the loan cheaper');
  await page.getByRole('button', { name: 'Add 0.2000 BTC' }).click();
  await page.waitForURL(/pledgeLoanOrderDetail/);

  venues.say('22000');
  await expect.poll(() => said(main), SOON).toContain('Sold of the pledge');
  await page.getByRole('link', { name: /Forced sale/ }).click();
  await expect.poll(() => said(main), SOON).toContain('Sold for you');
  await expect.poll(() => said(main), SOON).toContain('Checked on this device');
  // Without the exchange: every figure again, and the signature.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => said(main)).toContain('Checked on this device');
  await context.setOffline(false);
  venues.say('50000.5');

  await page.goto('/pledgeLoanOrder');
  await page.getByRole('list', { name: 'Running' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await page.getByRole('radio', { name: 'A part' }).click();
  await page.getByLabel('Repay from Spot').fill('100');
  await page.getByRole('button', { name: 'Repay 100.00 USDT' }).click();
  await page.waitForURL(/pledgeLoanOrderDetail/);
  await page.getByRole('link', { name: 'Repay', exact: true }).click();
  await page.getByRole('button', { name: /^Repay/ }).click();
  await page.waitForURL(/pledgeLoanOrderDetail/);
  await expect.poll(() => said(main), SOON).toContain('Repaid');
  const [over] = await serving.get<Loan[]>(ownLoans as never, { over: '1' }, { token: alice.token });
  expect(over).toMatchObject({ status: 'repaid', principal: '0', pledged: '0' });
  // All of it is back to the unit: of the pledge what was not sold, of the coins what was borrowed less what was paid.
  await expect.poll(() => spot('BTC')).toEqual({ ...pledge, available: pledge.available - units(over!.sold) });
  const rows = await serving.get<LoanRecordRow[]>(
    records as never,
    { loan: String(over!.loan) },
    { token: alice.token },
  );
  const paid = rows
    .filter(({ act }) => act === 'repay')
    .reduce((sum, { principal, interest }) => sum + units(principal) + units(interest), 0n);
  await expect
    .poll(() => spot('USDT'))
    .toEqual({ ...coins, available: coins.available + units(over!.borrowed) - paid });
  expect(faults).toEqual([]);
  await context.close();
});

test('on a desktop and by a screen reader the screens of loans have no fault', { timeout: LONG_MS }, async () => {
  for (const size of ['phone', 'desktop'] as const) {
    for (const theme of ['dark', 'light'] as const) {
      const { page, faults, context } = await exchange.enter({ size, theme, session: exchange.alice, checked: true });
      for (const path of ['/pledgeLoan', '/pledgeLoanOrder', '/pledgeLoanOrderDetail?loan=1', '/pledgeRecord']) {
        await page.goto(path);
        await settled(page);
        const rules = theme === 'dark' ? undefined : COLOUR_RULES;
        expect(await axeFinds(page, `${path} ${size} ${theme}`, rules)).toEqual([]);
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  }
});
