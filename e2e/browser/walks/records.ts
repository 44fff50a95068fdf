import { readFile } from 'node:fs/promises';
import { fills, orderHistory, placeOrder } from '@quay/contract/spot';
import { transferCoins, wallets } from '@quay/contract/wallet';
import { multiply, text, units } from '@quay/money';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readCsv } from '../csv.ts';
import { enter, exchange } from '../exchange.ts';
import { said } from '../figures.ts';
import { busyPerson, newPerson } from '../member.ts';
import { sheetStands } from '../screens.ts';

/** Presses the way to a file and reads what came. */
async function saved(page: Page, act: string): Promise<{ name: string; rows: Record<string, string>[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: act }).click(),
  ]);
  return { name: download.suggestedFilename(), rows: readCsv(await readFile(await download.path(), 'utf8')) };
}

export function records(): void {
  test('the history is filtered; the filter is in the address, and back takes it off', async () => {
    const { session, client } = await busyPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/tradeRecord/all');
    const list = page.getByRole('list', { name: 'Orders' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe((await client.ask(orderHistory, {})).length);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await sheetStands(page);
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Market', { exact: true }).selectOption('BTC');
    await sheet.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Sell' }).click();
    await sheet.getByRole('group', { name: 'Period' }).getByRole('button', { name: '7 days' }).click();
    await sheet.getByRole('button', { name: 'Show orders' }).click();
    await page.waitForURL(/\/tradeRecord\/BTC\?side=sell&from=[0-9-]+$/);
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await expect.poll(() => said(list)).toMatch(/^BTC\/USDT Sell Market .*0\.0050 \/ 0\.0050$/);
    await page.reload();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);

    await page.getByRole('button', { name: 'Sell: no longer filter by it' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await page.goBack();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.goBack();
    await page.waitForURL('**/tradeRecord/all');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(5);

    await page.goto('/tradeRecord/ETH?side=sell&status=cancelled');
    await page.getByRole('heading', { name: 'Nothing with this filter' }).waitFor();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await page.waitForURL('**/tradeRecord/all');
  });

  test('statement and gains are saved; an ended order is placed again; a rest of a coin is exchanged', {
    timeout: 120_000,
  }, async () => {
    const { session, client, filled } = await busyPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/accountChange');
    await page.getByRole('button', { name: 'Statements and tax' }).click();
    await sheetStands(page);
    const statement = await saved(page, 'Save the statement');
    expect(statement.name).toMatch(/^quay-statement-[0-9]{4}-[0-9]{2}-/);
    expect(statement.rows.map(({ Coin }) => Coin)).toEqual(expect.arrayContaining(['BTC', 'ETH', 'USDT']));
    await page.getByRole('radio', { name: 'Moving average' }).check();
    const gains = await saved(page, 'Save the tax file');
    expect(gains.name).toMatch(/^quay-disposals-average-/);
    // The one sale, in as many fills as it took.
    expect(new Set(gains.rows.map(({ Coin }) => Coin))).toEqual(new Set(['BTC']));
    expect(gains.rows.reduce((sum, { Quantity }) => sum + units(Quantity!), 0n)).toBe(units('0.005'));

    await page.goto(`/tradeDetail?orderId=${filled.orderId}`);
    await page.getByRole('button', { name: 'Place it again' }).click();
    await page.waitForURL('**/trade/BTC');
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toMatch(/^2,?500/);

    const { available } = (await client.ask(wallets, {})).find(({ symbol }) => symbol === 'XRP')!;
    const amount = text(units(available) - units('2'));
    await client.ask(transferCoins, { symbol: 'XRP', from: 'spot', to: 'contract', amount, requestId: 'all-but-two' });
    await page.goto('/exchange/exchangePage');
    await page.getByRole('button', { name: 'Exchange small balances' }).click();
    await page.getByRole('checkbox', { name: /^XRP/ }).waitFor();
    await page.getByRole('button', { name: /^Exchange for about/ }).click();
    await page.getByText('Together').waitFor();
    const after = await client.ask(wallets, {});
    expect(after.find(({ symbol, book }) => symbol === 'XRP' && book === 'spot')?.available).toBe('0');
  });

  test('fills and ledger are saved as files that can be worked out again by hand', { timeout: 60_000 }, async () => {
    const { session, client } = await busyPerson(exchange().url);
    await client.ask(placeOrder, { symbol: 'SOL', side: 'sell', type: 'market', quantity: '1.23' });
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/tradeRecord/all?tab=fills');
    await page.getByRole('list', { name: 'Fills' }).waitFor();
    const file = await saved(page, 'Save fills as a CSV file');
    expect(file.name).toMatch(/^quay-fills-[0-9]{4}-[0-9]{2}-[0-9]{2}\.csv$/);
    const all = await client.ask(fills, { size: '1000' });
    expect(file.rows.map((row) => Number(row['Trade ID'])).reverse()).toEqual(all.map(({ tradeId }) => tradeId));

    // What each coin came to by the fills alone, beginning with the practice coins.
    const held = new Map([['USDT', units('10000')]]);
    const add = (coin: string, amount: bigint) => held.set(coin, (held.get(coin) ?? 0n) + amount);
    for (const row of file.rows) {
      const { Price, Quantity, Amount, Fee, Side } = row as Record<string, string>;
      const [price, quantity, amount, fee] = [Price, Quantity, Amount, Fee].map((figure) => units(figure!)) as [
        bigint,
        bigint,
        bigint,
        bigint,
      ];
      expect(amount * units('1'), JSON.stringify(row)).toBe(price * quantity);
      const buys = Side === 'buy';
      expect(fee, JSON.stringify(row)).toBe(multiply(buys ? quantity : amount, units(row['Fee rate']!), 'up'));
      expect(row['Fee coin']).toBe(row[buys ? 'Quantity coin' : 'Amount coin']);
      add(row['Quantity coin']!, buys ? quantity - fee : -quantity);
      add(row['Amount coin']!, buys ? -amount : amount - fee);
    }
    const owned = async () => {
      const balances = await client.ask(wallets, {});
      return new Map(balances.map((one) => [one.symbol, units(one.available) + units(one.frozen)]));
    };
    const wallet = await owned();
    for (const [coin, amount] of held) expect(`${coin} ${text(amount)}`).toBe(`${coin} ${text(wallet.get(coin)!)}`);

    await page.goto('/accountChange');
    await page.getByRole('list', { name: 'Ledger' }).waitFor();
    const ledger = await saved(page, 'Save the ledger as a CSV file');
    const running = new Map<string, bigint>();
    for (const row of ledger.rows) {
      const after = (running.get(row.Coin!) ?? 0n) + units(row.Amount!);
      expect(text(after), JSON.stringify(row)).toBe(row['Balance after']);
      running.set(row.Coin!, after);
    }
    for (const [coin, amount] of running) expect(`${coin} ${text(amount)}`).toBe(`${coin} ${text(wallet.get(coin)!)}`);
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(new RegExp(`saved with ${ledger.rows.length} lines`))
      .waitFor();
  });

  test('a filter that lets nothing through saves no file, and says so', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/tradeRecord/BTC?tab=fills');
    await page.getByRole('heading', { name: 'No fills yet' }).waitFor();
    await page.getByRole('button', { name: 'Save fills as a CSV file' }).click();
    await page.getByText('Nothing to save with this filter.').waitFor();
  });
}
