import {
  answer,
  type Conversation,
  conversation,
  conversations,
  deleteAnnouncement,
  recall,
  saveAnnouncement,
  staffTyping,
} from '@quay/contract/staff';
import { type Chat, chat } from '@quay/contract/support';
import { languages } from '@quay/words';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { administrator, type Colleague } from '../../console/staff.ts';
import { enter, exchange, OFFLINE } from '../exchange.ts';
import { newPerson } from '../member.ts';

export function support(): void {
  let staff: Colleague;
  beforeAll(async () => {
    staff = await administrator();
  });

  /** The conversation that was begun with these words, as soon as support has it. */
  async function begunWith(text: string): Promise<Conversation> {
    const until = Date.now() + 10_000;
    while (Date.now() < until) {
      const found = (await staff.ask(conversations, {})).find(({ lastText }) => lastText === text);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the desk has no conversation that says “${text}”`);
  }
  let said = 0;
  const say = (conversationId: number, text: string) => {
    said += 1;
    return staff.ask(answer, { conversationId, text, clientId: `desk-${said}` });
  };

  test('a customer writes, the desk answers, and the customer sees it without a reload', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/customerService');
    await page.getByText('How can we help?').waitFor();
    const hello = `Hello from ${session.member.username}`;
    await write(page, hello);
    await page.getByText('How can we help?').waitFor({ state: 'hidden' });
    await bubble(page, hello).getByText('Sent', { exact: true }).waitFor({ state: 'attached' });

    const { conversationId } = await begunWith(hello);
    await staff.ask(staffTyping, { conversationId });
    await page.getByText('An answer is being written').waitFor();
    await staff.ask(conversation, { conversationId: String(conversationId) });
    await bubble(page, hello).getByText('Seen', { exact: true }).waitFor();
    const markup = '<b>Good morning</b> https://quay.example/';
    await say(conversationId, markup);
    // Text stays text: nothing is bold, and nothing leads anywhere.
    await bubble(page, markup).waitFor();
    await expect.poll(() => page.locator('.chat-thread :is(a, b)').count()).toBe(0);
    await page.getByText('An answer is being written').waitFor({ state: 'hidden' });

    const { messageId } = await say(conversationId, 'Your code is 4711.');
    await bubble(page, 'Your code is 4711.').waitFor();
    await staff.ask(recall, { messageId });
    await page.getByText('This message was taken back.').waitFor();
    await expect.poll(() => page.getByText('4711').count()).toBe(0);
  });

  test('a picture is seen before it goes, and stands in the conversation', async () => {
    const { client, session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'small', session, language: 'en_US' });
    await page.goto('/customerService');
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2f6f8f' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'wallet.png', mimeType: 'image/png', buffer });
    await page.getByText('The picture is ready to be sent').waitFor();
    await write(page, 'Here it is');
    const sent = bubble(page, 'Here it is');
    await sent.getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
    await sent.getByRole('button', { name: 'Open the picture from You' }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    expect((await client.ask<object, Chat>(chat, {})).messages[0]).toMatchObject({ text: 'Here it is' });
    // After a reload it comes from the exchange.
    await page.reload();
    const shown = bubble(page, 'Here it is').getByRole('img');
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
  });

  test('a guest is answered too, in Chinese, by the keyboard alone', async () => {
    const { page } = await enter({ size: 'desktop', language: 'zh_CN' });
    await page.goto('/customerService');
    const hello = `您好 ${Date.now()}`;
    await page.getByLabel('消息', { exact: true }).last().focus();
    await page.keyboard.type(hello);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('第二行');
    await page.keyboard.press('Enter');
    const { conversationId, name } = await begunWith(`${hello}\n第二行`);
    expect(name).toMatch(/^guest /);
    await say(conversationId, '您好，请讲。');
    await bubble(page, '您好，请讲。').waitFor();
  });

  test('what is written in a tunnel is kept, over a reload too, and goes once', async () => {
    const { client, session } = await newPerson(exchange().url);
    const { page, context } = await enter({ size: 'phone', session, serviceWorker: true, mayFail: OFFLINE });
    await page.goto('/customerService');
    await page.getByText('How can we help?').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await write(page, 'From a tunnel');
    await page.getByText('Not sent yet.').waitFor();
    await page.reload();
    await context.setOffline(false);
    await bubble(page, 'From a tunnel').getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
    await expect.poll(() => page.getByText('Not sent yet.').count()).toBe(0);
    const { messages } = await client.ask<object, Chat>(chat, {});
    expect(messages.map(({ text }) => text)).toEqual(['From a tunnel']);
  });

  test('what was read stays in its place while earlier messages come', async () => {
    const { session } = await newPerson(exchange().url);
    const { page } = await enter({ size: 'phone', session });
    await page.goto('/customerService');
    const hello = `Many lines for ${session.member.username}`;
    await write(page, hello);
    const { conversationId } = await begunWith(hello);
    for (let line = 1; line <= 70; line += 1) await say(conversationId, `Line ${line}`);
    await page.reload();
    await bubble(page, 'Line 70').waitFor();
    const list = page.locator('.chat-thread');
    // At its end, without anybody having scrolled.
    await expect
      .poll(() => list.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
      .toBeLessThan(2);
    // Its words: the name above them moves to the one that now begins what staff wrote in a row.
    const first = page.getByText('Line 21', { exact: true });
    await first.scrollIntoViewIfNeeded();
    const before = await first.boundingBox();
    await list.evaluate((box) => box.scrollBy(0, -1));
    await bubble(page, hello).waitFor({ state: 'attached' });
    expect(Math.abs((await first.boundingBox())!.y - before!.y)).toBeLessThan(4);
    await page.getByRole('button', { name: 'To the newest message' }).click();
    await expect.poll(() => bubble(page, 'Line 70').isVisible()).toBe(true);
  });

  test('an announcement stands on the first screen and opens whole', async () => {
    const title = 'TRON deposits pause on Sunday';
    const text = 'From 02:00 UTC.\n\n<script>alert(1)</script> https://quay.example/';
    const { announcementId } = await staff.ask(saveAnnouncement, {
      pinned: true,
      published: true,
      words: {
        ...Object.fromEntries(languages.map((language) => [language, { title, text }])),
        zh_CN: { title: '周日暂停 TRON 充值', text: '自 02:00 UTC 起。' },
      },
    });
    try {
      const { page } = await enter({ size: 'phone' });
      await page.goto('/home');
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.locator('article p').allTextContents()).toEqual(text.split('\n\n'));
      await expect.poll(() => page.locator('article a').count()).toBe(0);
      await page.goto('/announce');
      await page.getByRole('listitem').filter({ hasText: title }).getByText('Pinned').waitFor();
      const { page: chinese } = await enter({ size: 'small', language: 'zh_CN' });
      await chinese.goto('/announce');
      await chinese.getByRole('link', { name: /周日暂停 TRON 充值/ }).click();
      await chinese.getByText('自 02:00 UTC 起。').waitFor();
    } finally {
      await staff.ask(deleteAnnouncement, { announcementId });
    }
    const { page } = await enter({ size: 'phone' });
    await page.goto(`/announceDetail?id=${announcementId}`);
    await page.getByText('This announcement is gone').waitFor();
    await page.getByRole('link', { name: 'All announcements' }).click();
    await page.waitForURL('**/announce');
  });
}

/** Writes and sends as a thumb does. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The message that says these words. */
const bubble = (page: Page, text: string) =>
  page.locator('.chat-message').filter({ has: page.getByText(text, { exact: true }) });
