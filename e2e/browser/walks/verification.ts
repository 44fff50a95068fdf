import { decideReview, type ReviewKind, reviews, takeReview } from '@quay/contract/staff';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { picture } from '../../../apps/server/src/vault/testing/pictures.ts';
import { confirmDecision } from '../../console/confirm-decision.ts';
import { enterConsole } from '../../console/enter-console.ts';
import { administrator, type Colleague, hire, openEverything } from '../../console/staff.ts';
import { enter, exchange } from '../exchange.ts';
import { newPerson, type Person } from '../member.ts';

const WALK_MS = 120_000;
/** A look over the shoulder: the reader comes back to the tab, and the screen asks how far it is. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

export function verificationWalk(): void {
  let reviewer: Colleague;
  let photo: Buffer;
  beforeAll(async () => {
    await administrator();
    reviewer = await hire('anna.berg', 'Anna Berg', 'Reviewer');
    photo = await picture('jpeg', 1200, 900);
  });

  test('from the first tap to advanced, back after a rejection, in two languages', { timeout: WALK_MS }, async () => {
    const person = await newPerson(exchange().url);
    const { session } = person;
    const { page } = await enter({ size: 'phone', session });
    const { page: staffPage } = await enterConsole({ as: reviewer });

    await page.goto('/authentication');
    await page.getByRole('link', { name: 'Verify your identity' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await page.getByText('This is needed.').waitFor();
    await page.getByRole('button', { name: /^Country that issued it/ }).click();
    await page.getByRole('searchbox').fill('germ');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Identity card').click();
    await next.click();

    await page.getByRole('textbox', { name: 'Number of the document' }).fill('12');
    await next.click();
    await page.getByText('Please check this.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Number of the document' }).inputValue()).toBe('12');
    await page.getByRole('textbox', { name: 'Number of the document' }).fill(`l01x 00t${session.member.id}`);
    await page.getByLabel('Valid until').fill('2091-08-01');
    await next.click();

    await page.getByRole('textbox', { name: 'Full name' }).fill('Alice Liddell');
    await page.getByLabel('Date of birth').fill('2020-05-04');
    await next.click();
    await page.getByText('You must be at least 18').waitFor();
    await page.getByLabel('Date of birth').fill('1990-05-04');
    // Nothing that was typed is lost, and the step stands in the address.
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Alice Liddell');
    await next.click();

    await give(page, 'Front of the document', Buffer.from('not a picture'), 'text/plain');
    await page.getByText('This is not a JPG').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await next.click();
    await page.getByText('A picture is needed.').waitFor();
    await cutOut(page, 'Front of the document', photo);
    await next.click();
    await cutOut(page, 'Back of the document', photo);
    await next.click();
    await give(page, 'You with the document in your hand', photo);
    await page.getByText('Uploaded').waitFor();
    // Pictures too: they are at the exchange already.
    await page.reload();
    await page.getByText('Uploaded').waitFor();
    await page.getByRole('img', { name: 'Your picture' }).waitFor();
    await next.click();

    await page.getByText('Is all of this right?').waitFor();
    await page.getByText('Germany', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'Front of the document' }).waitFor();
    await page.getByRole('button', { name: 'Change: Full name' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Alice P. Liddell');
    await page.getByRole('button', { name: 'Back to the summary' }).click();
    await page.getByText('Alice P. Liddell').waitFor();
    let applied = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/approve/real/name') applied += 1;
    });
    await page.getByRole('button', { name: 'Send for review' }).dblclick();
    await page.getByRole('heading', { name: 'We have it' }).waitFor();
    expect(applied).toBe(1);

    // In another window, the reviewer.
    await open(staffPage, session.member.username);
    await staffPage.getByRole('button', { name: 'Take the case' }).click();
    await staffPage.getByLabel('Your reason').waitFor();
    await comeBack(page);
    await page.getByRole('heading', { name: 'Somebody is reading it' }).waitFor();
    await staffPage.getByLabel(/^Kind of reason/).selectOption('number-differs');
    await staffPage.getByLabel('Your reason').fill('The sixth sign is a zero.');
    await staffPage.getByRole('button', { name: 'Reject X' }).click();
    await confirmDecision(staffPage, `Reject: Basic, ${session.member.username}`);
    await staffPage.getByText(`${session.member.username} is rejected.`).waitFor();

    // What was sent stands there again, at what has to be mended.
    await comeBack(page);
    await page.getByText('Not accepted this time').waitFor();
    await page.getByText('“The sixth sign is a zero.”').waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Number of the document' }).inputValue())
      .toBe(`L01X00T${session.member.id}`);
    await page.getByRole('textbox', { name: 'Number of the document' }).fill(`L01X0OT${session.member.id}`);
    await page.getByRole('button', { name: 'Back to the summary' }).click();
    await page.getByText('Alice P. Liddell').waitFor();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByRole('heading', { name: 'We have it' }).waitFor();

    await staffPage.goto('/console/reviews');
    await open(staffPage, session.member.username);
    await staffPage.getByRole('button', { name: 'Take the case' }).click();
    await staffPage.getByRole('button', { name: /^Reveal all/ }).click();
    await staffPage.getByRole('dialog').getByLabel('Reason').fill('Review of the application.');
    await staffPage.keyboard.press('Control+Enter');
    await staffPage.locator('.con-ruling').getByText('Before it can pass').waitFor({ state: 'detached' });
    await staffPage.getByRole('dialog').waitFor({ state: 'hidden' });
    await staffPage.getByLabel('Your reason').fill('Name and number agree.');
    await staffPage.getByRole('button', { name: 'Pass P' }).click();
    await confirmDecision(staffPage, `Pass: Basic, ${session.member.username}`);
    await staffPage.getByText(`${session.member.username} has passed.`).waitFor();
    await comeBack(page);
    await page.waitForURL('**/verified');
    await page.getByRole('heading', { name: 'Basic verification has passed' }).waitFor();
    await page.getByText('A**** P** L******').waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toContain('Liddell');

    await advancedInChinese(person, photo);
  });

  async function advancedInChinese({ session }: Person, face: Buffer): Promise<void> {
    const { page } = await enter({ size: 'phone', language: 'zh_CN', session });
    const next = page.getByRole('button', { name: '下一步' });
    await page.goto('/authentication');
    await page.getByRole('link', { name: '继续高级认证' }).click();
    await page.getByLabel('居住地址').fill('牛津大街1号');
    await next.click();
    await page.getByLabel('联系人姓名').fill('爱丽丝·李');
    await page.getByLabel('与您的关系').selectOption('sibling');
    await page.getByLabel(/^联系人电话/).fill('call me');
    await next.click();
    await page.getByText('请检查此项。').waitFor();
    await page.getByLabel(/^联系人电话/).fill('+44 1865 270000');
    await next.click();
    await give(page, '地址证明', face);
    await page.getByRole('button', { name: '上传这张图片' }).click();
    await page.getByText('已上传').waitFor();
    await next.click();
    await give(page, '本人正面照', face);
    await page.getByText('已上传').waitFor();
    await next.click();
    await page.getByRole('button', { name: '提交审核' }).click();
    await page.getByRole('heading', { name: '已收到您的申请' }).waitFor();
    await pass(reviewer, 'advanced', session.member.id);
    await page.goto('/verified');
    await page.getByRole('heading', { name: '高级认证已通过' }).waitFor();
    await page.getByText('+*').or(page.getByText('********000')).first().waitFor();
  }

  test('a lost network keeps the picture and the form, and a screen that fails is tried again', async () => {
    const { session } = await newPerson(exchange().url);
    const { page, context } = await enter({ size: 'small', session, mayFail: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
    await page.goto('/identity?step=hand');
    await page.getByText('And you with it').waitFor();
    await context.setOffline(true);
    await give(page, 'You with the document in your hand', photo);
    await page.getByText('Network error').first().waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Uploaded').waitFor();

    await page.route('**/approve/real/name', (route) => route.abort());
    await page.goto('/certificationCenter');
    await page.getByText('This did not load').waitFor();
    await page.unroute('**/approve/real/name');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /^Merchant/ }).click();
    await page.getByRole('heading', { name: 'Advanced verification comes first' }).waitFor();
  });
}

/** Opens somebody's case out of the console's queue. */
async function open(staffPage: Page, username: string): Promise<void> {
  if (!staffPage.url().includes('/console/reviews')) await staffPage.goto('/console/reviews');
  await staffPage
    .getByRole('link', { name: new RegExp(username) })
    .first()
    .click();
}

/** Chooses a file, as the platform's own window gives it. */
async function give(page: Page, label: string, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  const field = page.getByRole('group', { name: label });
  await field.locator('input[type="file"]').first().setInputFiles({ name: 'photo', mimeType, buffer });
}

/** Chooses a photo, drags a corner of the frame with the finger and the opposite one with the keyboard, and sends it. */
async function cutOut(page: Page, label: string, photo: Buffer): Promise<void> {
  await give(page, label, photo);
  const corner = page.getByRole('button', { name: 'Upper left corner' });
  const box = await steady(corner);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  const moved = (await corner.boundingBox())!;
  expect([Math.round(moved.x - box.x), Math.round(moved.y - box.y)]).toEqual([60, 40]);
  await page.getByRole('button', { name: 'Lower right corner' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Upload this picture' }).click();
  await page.getByText('Uploaded').waitFor();
}

/** Where something is once the sheet that holds it has arrived. */
async function steady(of: ReturnType<Page['locator']>) {
  let last = await of.boundingBox();
  for (;;) {
    await of.page().waitForTimeout(100);
    const box = await of.boundingBox();
    if (box && last && box.y === last.y) return box;
    last = box;
  }
}

/** The reviewer passes what somebody has applied for. */
async function pass(reviewer: Colleague, kind: ReviewKind, userId: number): Promise<void> {
  const waiting = await reviewer.ask(reviews, { kind });
  const { reviewId } = waiting.find((one) => one.userId === userId)!;
  await reviewer.ask(takeReview, { reviewId });
  await openEverything(reviewer, reviewId);
  await reviewer.ask(decideReview, { reviewId, pass: true });
}
