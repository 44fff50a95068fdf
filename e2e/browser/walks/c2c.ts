import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type Ad,
  appeal,
  buy,
  type C2cOrder,
  cancel,
  createAd,
  orderDetail,
  orders,
  pay,
  sell,
  timeline,
  unshelveAd,
} from '@quay/contract/c2c';
import { savePreferences } from '@quay/contract/identity';
import { wallets } from '@quay/contract/wallet';
import { startCluster } from '@quay/store';
import pg from 'pg';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { verify } from '../../../tools/verify.ts';
import { upload } from '../../console/cases.ts';
import { axeFinds, COLOUR_RULES, englishLeft } from '../../console/check-page.ts';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { enterConsole } from '../../console/enter-console.ts';
import { type Colleague, hire, totpOf } from '../../console/staff.ts';
import { FUND_PASSWORD, merchant, type Trader, trader } from '../../console/traders.ts';
import { catalogues, screensOfMerchant, screensOfTaker } from '../c2c-screens.ts';
import { enter, exchange, OFFLINE } from '../exchange.ts';
import { settled } from '../screens.ts';
import { tooWide } from '../too-wide.ts';
import { sizes } from '../visit.ts';

const LONG_MS = 180_000;
/** What one did on a screen, somebody else's rows have. */
const SHOWN_MS = 15_000;
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

let requests = 0;
const requestId = (): string => {
  requests += 1;
  return `walk-${requests}`;
};

/** Two people who do not know each other, each on a phone of their own, and staff in the console. */
export function c2cWalk(): void {
  /** Posts ads. */
  let bob: Trader;
  /** Takes them. */
  let alice: Trader;
  let risk: Colleague;
  beforeAll(async () => {
    bob = await merchant('Bob Brandt');
    alice = await trader('Alice Liddell');
    risk = await hire('rona.ames', 'Rona Ames', 'Risk');
  }, LONG_MS);

  /** An ad that is better than all others in its fiat, so that it is the best offer too. */
  const best = (side: 'buy' | 'sell', more: object = {}): Promise<Ad> =>
    bob.client.ask(createAd, {
      side,
      symbol: 'USDT',
      fiat: 'EUR',
      priceKind: 'floating',
      index: side === 'sell' ? '0.97' : '1.03',
      quantity: '1000',
      min: '100',
      max: '700',
      kinds: side === 'buy' ? ['bank-card'] : [],
      methodIds: side === 'sell' ? [bob.method.methodId] : [],
      minutes: 15,
      terms: 'Own accounts only.',
      autoReply: 'Hello, I look at my bank at once.',
      requestId: requestId(),
      ...more,
    });

  /** What both have, escrow apart. */
  async function have(): Promise<Record<'alice' | 'bob', { spot: string; escrow: string }>> {
    const of = async ({ client }: Trader) => {
      const all = (await client.ask(wallets, {})).filter(({ symbol }) => symbol === 'USDT');
      const spot = all.find(({ book }) => book === 'spot')?.available ?? '0';
      return { spot, escrow: all.find(({ book }) => book === 'c2c')?.frozen ?? '0' };
    };
    return { alice: await of(alice), bob: await of(bob) };
  }
  const plus = (amount: string, more: string) => String(Number((Number(amount) + Number(more)).toFixed(8)));

  /** The order that somebody has just made on a screen. */
  async function newest({ client }: Trader): Promise<C2cOrder> {
    const [row] = await client.ask(orders, {});
    return client.ask(orderDetail, { orderId: row!.orderId });
  }

  test('a quick buy: chat with a picture, paid, checked, released; both keep the same story', {
    timeout: LONG_MS,
  }, async () => {
    const ad = await best('sell');
    const before = await have();
    const { page: buyer } = await enter({ size: 'phone', session: alice.session });
    const { page: seller } = await enter({ size: 'phone', session: bob.session });

    await buyer.goto('/wantBuy/quick?side=buy&coin=USDT&fiat=EUR');
    await buyer.getByRole('textbox', { name: 'You pay' }).fill('200');
    await buyer.getByText(bob.session.member.nickname).first().waitFor();
    await buyer
      .getByRole('button', { name: /^Buy [0-9.]+/ })
      .last()
      .click();
    await buyer
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy [0-9.]+/ })
      .click();
    await buyer.waitForURL('**/tradeOrderDetail**');
    const { orderId, quantity, money } = await newest(alice);
    expect(money).toBe('200');
    // The coins are in escrow before anybody pays; the ad and the order hold them together.
    expect((await have()).bob).toEqual(before.bob);

    await buyer.getByRole('button', { name: /^Chat/ }).click();
    const chat = buyer.getByRole('dialog');
    await chat.getByText('Hello, I look at my bank at once.').waitFor();
    await chat.getByPlaceholder('Write a message').fill('I pay from my own account.');
    await chat.getByRole('button', { name: 'Send' }).click();
    const receipt = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2f6f8f' } })
      .png()
      .toBuffer();
    await chat.locator('input[type=file]').setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer: receipt });
    await chat.getByText('The picture is ready to be sent').waitFor();
    await chat.getByRole('button', { name: 'Send' }).click();
    await buyer.keyboard.press('Escape');

    await seller.goto(`/chat?orderId=${orderId}`);
    await seller.getByText('I pay from my own account.').waitFor();
    const picture = seller.getByRole('button', { name: /^Open the picture/ }).getByRole('img');
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
    await seller.goto(`/tradeOrderDetail?orderId=${orderId}`);
    await seller.getByRole('heading', { name: /turn: they pay/ }).waitFor();

    await buyer.getByRole('button', { name: /^I have paid/ }).click();
    await buyer
      .getByRole('dialog')
      .getByRole('button', { name: /^I have paid/ })
      .click();
    // The seller is notified of it without a reload, checks, and proves to be who releases.
    await seller.getByRole('link', { name: /^Check and release/ }).click();
    await seller.getByText('Alice Liddell').first().waitFor();
    await seller.getByRole('link', { name: /The money is there/ }).click();
    await releaseOn(seller, bob);
    await buyer.getByRole('heading', { name: /are yours$/ }).waitFor();

    const after = await have();
    expect(after.alice.spot).toBe(plus(before.alice.spot, quantity));
    expect(after.bob).toEqual({ spot: before.bob.spot, escrow: plus(before.bob.escrow, `-${quantity}`) });
    expect(await storiesAgree(orderId)).toMatch(
      /All \d+ events follow from each other, all 3 messages are as they were written/,
    );
    await bob.client.ask(unshelveAd, { adId: ad.adId });
  });

  test('a sale to an ad that was chosen: the buyer pays, the seller releases, on the smallest phone', {
    timeout: LONG_MS,
  }, async () => {
    const ad = await best('buy');
    const before = await have();
    const { page } = await enter({ size: 'small', session: alice.session });
    await page.goto('/wantBuy?side=sell&coin=USDT&fiat=EUR');
    await page
      .getByRole('link', { name: new RegExp(`to ${bob.session.member.nickname}`) })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'You sell' }).fill('300');
    await page
      .getByRole('button', { name: /^Sell 300/ })
      .last()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Sell 300/ })
      .click();
    await page.waitForURL('**/tradeOrderDetail**');
    const { orderId, quantity } = await newest(alice);
    expect(quantity).toBe('300');
    expect((await have()).alice).toEqual({ spot: plus(before.alice.spot, '-300'), escrow: '300' });

    await bob.client.ask(pay, { orderId });
    await page.getByRole('link', { name: /^Check and release/ }).click();
    await page.getByRole('link', { name: /The money is there/ }).click();
    await releaseOn(page, alice);
    await page.getByRole('heading', { name: /^You released/ }).waitFor();
    const after = await have();
    expect(after.alice).toEqual({ spot: plus(before.alice.spot, '-300'), escrow: '0' });
    expect(after.bob.spot).toBe(plus(before.bob.spot, '300'));
    await storiesAgree(orderId);
    await bob.client.ask(unshelveAd, { adId: ad.adId });
  });

  test('a cancel, an appeal that both withdraw, one ruled for the buyer and one for the seller', {
    timeout: LONG_MS,
  }, async () => {
    const ad = await best('sell', { quantity: '2000' });
    const before = await have();
    const take = (money: string) =>
      alice.client.ask(buy, {
        adId: ad.adId,
        methodId: bob.method.methodId,
        price: ad.price,
        money,
        requestId: requestId(),
      });
    const { page } = await enter({ size: 'phone', session: alice.session });

    // Cancelled before the payment: the coins are the ad's again.
    const first = await take('150');
    await page.goto(`/tradeOrderDetail?orderId=${first.orderId}`);
    await page.getByRole('link', { name: 'Cancel the order' }).click();
    // Who has sent money is led to say so, and not to cancel.
    await page.getByText('Yes, I have sent it').click();
    await page.getByRole('button', { name: /^I have paid/ }).waitFor();
    await page.getByText('No, I have sent nothing').click();
    await page.getByText('I no longer want it').click();
    await page.getByRole('button', { name: /^Cancel:/ }).click();
    await page.getByRole('heading', { name: 'You cancelled this order' }).waitFor();
    await expect.poll(() => have()).toEqual(before);

    // Appealed by the buyer, and withdrawn by both: it waits for its release again.
    const second = await take('160');
    await alice.client.ask(pay, { orderId: second.orderId });
    await page.goto(`/appeal/page?orderId=${second.orderId}`);
    await appealOn(page);
    await page.getByRole('button', { name: 'Offer to withdraw the appeal' }).click();
    await page.getByText('You offered to withdraw it.', { exact: false }).waitFor();
    const { page: seller } = await enter({ size: 'phone', session: bob.session });
    await seller.goto(`/tradeOrderDetail?orderId=${second.orderId}`);
    await seller.getByRole('link', { name: 'See the appeal' }).click();
    await seller.getByRole('button', { name: 'Agree and withdraw the appeal' }).click();
    const isSecond = async () => (await alice.client.ask(orderDetail, { orderId: second.orderId })).state;
    await expect.poll(isSecond, { timeout: SHOWN_MS }).toBe('paid');
    await alice.client.ask(cancel, { orderId: second.orderId, reason: 'seller-asked-to-cancel' });
    await expect.poll(() => have()).toEqual(before);

    // Ruled for the buyer, in the console.
    const third = await take('170');
    await alice.client.ask(pay, { orderId: third.orderId });
    await appealOf(alice, third.orderId, 'paid-not-released');
    await ruleInConsole(third, 'payer');
    const ruled = await have();
    expect(ruled.alice.spot).toBe(plus(before.alice.spot, third.quantity));
    expect(ruled.bob.escrow).toBe(plus(before.bob.escrow, `-${third.quantity}`));
    await page.goto(`/tradeOrderDetail?orderId=${third.orderId}`);
    await page.getByRole('heading', { name: 'Staff ruled in your favour' }).waitFor();

    // And one for the seller.
    const fourth = await take('180');
    await alice.client.ask(pay, { orderId: fourth.orderId });
    await appealOf(bob, fourth.orderId, 'not-paid');
    await ruleInConsole(fourth, 'seller');
    await expect.poll(() => have()).toEqual(ruled);
    await page.goto(`/tradeOrderDetail?orderId=${fourth.orderId}`);
    await page.getByRole('heading', { name: 'Staff ruled for the other side' }).waitFor();

    for (const { orderId } of [first, second, third, fourth]) await storiesAgree(orderId);
    await bob.client.ask(unshelveAd, { adId: ad.adId });
    const left = await have();
    expect(left.bob.escrow).toBe('0');
  });

  test('an order that nobody pays times out by itself, and the coins come back', { timeout: LONG_MS }, async () => {
    const ad = await best('buy');
    const before = await have();
    const { orderId } = await alice.client.ask(sell, {
      adId: ad.adId,
      methodId: alice.method.methodId,
      price: ad.price,
      quantity: '210',
      requestId: requestId(),
    });
    expect((await have()).alice.escrow).toBe('210');
    const { page } = await enter({ size: 'phone', session: alice.session, mayFail: OFFLINE });
    await page.goto(`/tradeOrderDetail?orderId=${orderId}`);
    await page.getByRole('heading', { name: /turn: they pay/ }).waitFor();
    await anHourLater(orderId);
    await page.getByRole('heading', { name: /did not pay in time/ }).waitFor({ timeout: 60_000 });
    await expect.poll(have, { timeout: SHOWN_MS }).toEqual(before);
    await storiesAgree(orderId);
  });

  test('every screen: axe finds nothing, nothing is too wide, and in Chinese no English is left', {
    timeout: LONG_MS,
  }, async () => {
    const ad = await best('sell');
    const made = { orderId: 0, adId: ad.adId, merchantId: bob.session.member.id };
    const taken = await alice.client.ask(buy, {
      adId: ad.adId,
      methodId: bob.method.methodId,
      price: ad.price,
      money: '140',
      requestId: requestId(),
    });
    made.orderId = taken.orderId;
    const found: string[] = [];
    const [english, chinese] = [await catalogues('en_US'), await catalogues('zh_CN')];
    const validated = [
      { size: 'phone', theme: 'dark', language: 'en_US', checked: true },
      { size: 'phone', theme: 'light', language: 'zh_CN', checked: true },
    ] as const;
    for (const look of validated) {
      for (const [who, addresses] of [
        [alice, screensOfTaker(made)],
        [bob, screensOfMerchant(made)],
      ] as const) {
        // What is kept on the account wins over the device.
        await who.client.ask(savePreferences, { theme: look.theme, language: look.language });
        const { page } = await enter({ ...look, session: who.session });
        for (const address of addresses) {
          await page.goto(address);
          await settled(page);
          expect(await page.locator('html').getAttribute('data-theme'), address).toBe(look.theme);
          found.push(
            ...(await axeFinds(page, `${address} ${look.theme}`, look.theme === 'dark' ? undefined : COLOUR_RULES)),
          );
          if (look.theme === 'dark') found.push(...(await tooWide(page, address)));
          else found.push(...(await englishLeft(page, address, english, chinese)));
          await page.setViewportSize(sizes.phone);
        }
      }
    }
    expect(found).toEqual([]);
    await alice.client.ask(cancel, { orderId: made.orderId, reason: 'changed-mind' });
    await bob.client.ask(unshelveAd, { adId: ad.adId });
  });

  /** Both have the same file, and who knows nothing of us can check it. Gives what the check says. */
  async function storiesAgree(orderId: number): Promise<string> {
    const request = { orderId: String(orderId) };
    const [his, hers] = [await bob.client.ask(timeline, request), await alice.client.ask(timeline, request)];
    expect(hers).toEqual(his);
    const folder = mkdtempSync(join(tmpdir(), 'quay-timeline-'));
    try {
      const file = join(folder, 'timeline.json');
      writeFileSync(file, JSON.stringify(his));
      const { stdout } = await run(process.execPath, [join(root, 'tools/verify-timeline.mjs'), file]);
      const changed = join(folder, 'changed.json');
      writeFileSync(changed, JSON.stringify(his).replace('EUR', 'USD'));
      await expect(run(process.execPath, [join(root, 'tools/verify-timeline.mjs'), changed])).rejects.toThrow();
      return stdout;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  async function appealOf({ client, session }: Trader, orderId: number, reason: 'paid-not-released' | 'not-paid') {
    await client.ask(appeal, {
      orderId,
      reason,
      description: 'The bank shows it.',
      contactName: 'At home',
      contactPhone: '+441865270000',
      files: [await upload(session.token, 'evidence')],
    });
  }

  async function ruleInConsole({ orderId }: C2cOrder, whom: 'payer' | 'seller'): Promise<void> {
    const { page } = await enterConsole({ as: risk });
    await page.goto(`/console/appeals/${orderId}`);
    await page.getByText('The bank shows it.').first().waitFor();
    await page.keyboard.press('t');
    const reason = page.getByLabel('Your reason');
    await reason.waitFor();
    await reason.fill('The statement of the bank says so.');
    const act = page.getByRole('button', { name: whom === 'payer' ? /^Release/ : /^Return/ });
    await act.click();
    await confirmDecision(page, `You rule for the ${whom}`, act);
    await expect
      .poll(async () => (await alice.client.ask(orderDetail, { orderId })).ended, { timeout: SHOWN_MS })
      .toBe(whom === 'payer' ? 'ruled-payer' : 'ruled-seller');
  }
}

async function releaseOn(page: Page, { secret }: Trader): Promise<void> {
  // As a thumb does: on the words.
  await page.getByText(/arrived in/).click();
  await page.getByText(/^The sender is/).click();
  await page.getByLabel('Fund password', { exact: true }).fill('000000');
  await page.getByRole('button', { name: /^Release/ }).click();
  await page.getByText('The fund password is wrong', { exact: false }).waitFor();
  await page.getByLabel('Fund password', { exact: true }).fill(FUND_PASSWORD);
  await page.getByRole('button', { name: /^Release/ }).click();
  // A merchant has a second factor; who sells now and then may have none.
  if (secret !== undefined) await page.getByLabel('Code from the authenticator').fill(await totpOf(secret, 1));
}

async function appealOn(page: Page): Promise<void> {
  await page.getByText('I paid, and the coins are not released').click();
  await page.getByLabel('In your own words').fill('The bank says that it arrived.');
  await page.getByLabel('Name', { exact: true }).fill('Alice at home');
  await page.getByLabel('Phone', { exact: true }).fill('+441865270000');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8f2f6f' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: /^Appeal for/ }).click();
}

/** The exchange starts again when the time to pay has long been over. */
async function anHourLater(orderId: number): Promise<void> {
  await exchange().stop();
  const cluster = await startCluster({ dataDir: exchange().dataDir, log: () => undefined });
  const client = new pg.Client(cluster.url);
  await client.connect();
  try {
    await client.query(`update c2c_orders set pay_by = opened_at - interval '1 hour' where id = $1`, [orderId]);
  } finally {
    await client.end();
    await cluster.stop();
  }
  // Rows that were changed by hand are found, and stop what lets coins leave, until an operator says that they are right.
  await verify(['--adopt', exchange().dataDir], process.env, () => undefined);
  await exchange().restart();
}
