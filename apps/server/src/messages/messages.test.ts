import { createServer, type Server, type Socket } from 'node:net';
import type { MessageRow, Reads } from '@quay/store';
import { afterEach, expect, test } from 'vitest';
import { openSecrets } from '../secrets/secrets.ts';
import { createMessages, type Message } from './messages.ts';
import { openText, sealClearTexts } from './sealed-texts.ts';
import type { SmsGateway } from './sms/gateway-file.ts';
import { answering, fakeGateway } from './sms/testing/fake-gateway.ts';

type Outbox = Reads['identity'];
const running: { server: Server; sockets: Socket[] }[] = [];
afterEach(() => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A mail server as RFC 5321 has it, as much as a letter needs. It refuses those to nobody@. */
async function mailServer(): Promise<{ url: string; letters: string[] }> {
  const letters: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let letter: string | undefined;
    socket.setEncoding('utf8').write('220 test\r\n');
    let rest = '';
    socket.on('data', (more: string) => {
      const lines = (rest + more).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) answer(line);
    });
    function answer(line: string): void {
      if (letter !== undefined) {
        if (line !== '.') letter += `${line}\n`;
        else {
          letters.push(letter);
          letter = undefined;
          socket.write('250 taken\r\n');
        }
      } else if (/^(EHLO|HELO|MAIL)/.test(line)) socket.write('250 test\r\n');
      else if (line.startsWith('RCPT')) socket.write(line.includes('nobody@') ? '550 nobody here\r\n' : '250 yes\r\n');
      else if (line === 'DATA') {
        letter = '';
        socket.write('354 go on\r\n');
      } else socket.write('221 bye\r\n');
    }
  });
  running.push({ server, sockets });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, letters };
}

/** The outbox in memory; user 7 has an anti-phishing word. */
function outbox(): { rows: MessageRow[]; reads: Outbox } {
  const rows: MessageRow[] = [];
  const reads: Pick<Outbox, 'addMessage' | 'settleMessage' | 'userById'> = {
    async addMessage(message) {
      rows.push({ ...message, id: rows.length + 1 });
      return rows.length;
    },
    async settleMessage(id, delivery) {
      rows[id - 1] = { ...rows[id - 1]!, delivery, sealed: null };
    },
    async userById(id) {
      return { antiPhishing: id === 7 ? 'lighthouse' : null } as Awaited<ReturnType<Outbox['userById']>>;
    },
  };
  return { rows, reads: reads as Outbox };
}

const secrets = openSecrets(Buffer.alloc(32, 7));

function messagesOf(mail: string | undefined, simulated = false, sms?: SmsGateway) {
  const { rows, reads } = outbox();
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const server = mail === undefined ? undefined : { server: mail, from: 'Quay <quay@example.com>' };
  return {
    rows,
    lines,
    messages: createMessages({ outbox: reads, secrets, mail: server, sms, log, simulatedMarket: simulated }),
  };
}

const code: Message = {
  user: 7,
  channel: 'email',
  address: 'alice@example.com',
  language: 'en_US',
  kind: 'code-withdraw',
  params: { code: '482913', minutes: '30' },
};

test('an e-mail goes out with the anti-phishing word, and its text is kept nowhere', async () => {
  const { url, letters } = await mailServer();
  const { rows, lines, messages } = messagesOf(url);
  expect(messages.readable).toBe(false);
  expect(await messages.send(code)).toBe('sent');
  expect(letters[0]).toContain('To: alice@example.com');
  expect(letters[0]).toContain('From: Quay <quay@example.com>');
  expect(letters[0]).toContain('482913 is your code to withdraw');
  expect(letters[0]).toContain('Your anti-phishing word: lighthouse');
  expect(rows).toMatchObject([{ delivery: 'sent', sealed: null, subject: 'Your Quay code', user: 7 }]);
  expect(lines).toEqual([]);
  await messages.send({ ...code, user: undefined });
  expect(letters[1]).not.toContain('lighthouse');
  await messages.close();
});

test('what the mail server does not take has failed, and the log does not say to whom', async () => {
  const { url, letters } = await mailServer();
  const { rows, lines, messages } = messagesOf(url);
  expect(await messages.send({ ...code, address: 'nobody@example.com' })).toBe('failed');
  expect(rows).toMatchObject([{ delivery: 'failed', sealed: null }]);
  expect(lines).toEqual(['the mail server did not take a message for no***@example.com: EENVELOPE']);
  await messages.post({ ...code, address: 'bob@example.com' });
  expect(rows).toHaveLength(2);
  await messages.close();
  expect(rows[1]).toMatchObject({ delivery: 'sent', sealed: null });
  expect(letters).toHaveLength(1);
});

test('without a mail server messages are kept sealed, and neither rows nor log have a code in clear', async () => {
  const { rows, lines, messages } = messagesOf(undefined, true);
  expect(await messages.send(code)).toBe('kept');
  expect(lines).toEqual(['a message for al***@example.com is in the outbox']);
  const [row] = rows;
  expect(row).toMatchObject({ delivery: 'kept', subject: 'Your Quay code' });
  const stored = JSON.stringify({ ...row, sealed: Buffer.from(row!.sealed!).toString('latin1') });
  expect(stored).not.toMatch(/482913|lighthouse/);
  // The key opens it, for the address that it was written to and for no other.
  expect(openText(secrets, row!, row!.sealed!)).toContain('482913 is your code to withdraw');
  expect(() => openText(secrets, { ...row!, address: 'mallory@example.com' }, row!.sealed!)).toThrow();
  expect(() => openText(openSecrets(Buffer.alloc(32, 8)), row!, row!.sealed!)).toThrow();

  await messages.send({ ...code, channel: 'phone', address: '+4915123456789', language: 'zh_CN' });
  expect(lines[1]).toBe('a message for +4915*******89 is in the outbox');
  expect(messages.textOf(rows[1]!)).toMatch(/482913 是您提币的验证码[\s\S]*lighthouse/);
});

test('a text message is sent when the gateway took it and not before, and its text is kept nowhere', async () => {
  const fake = await fakeGateway();
  const { rows, lines, messages } = messagesOf(undefined, true, fake.gateway());
  expect([messages.textMessages, messages.readable]).toEqual(['sent', false]);
  const toPhone = { ...code, channel: 'phone', address: '+4915123456789' } as const;
  expect(await messages.send(toPhone)).toBe('sent');
  const { to, text, reference } = JSON.parse(fake.requests[0]!.body) as Record<string, string>;
  expect(to).toBe(toPhone.address);
  expect(text).toMatch(/482913 is your code to withdraw[\s\S]*lighthouse/);
  expect(reference).toMatch(/^quay-1-[0-9a-f]{12}$/);
  expect(rows).toMatchObject([{ delivery: 'sent', sealed: null }]);

  fake.answerWith(answering(200, '{"status":"rejected"}'));
  expect(await messages.send(toPhone)).toBe('failed');
  expect(rows[1]).toMatchObject({ delivery: 'failed', sealed: null });
  expect(lines).toEqual([
    expect.stringMatching(
      /^the text message gateway did not take message quay-2-[0-9a-f]{12} for \+4915\*{7}89: refused in the answer$/,
    ),
  ]);
  // E-mails have a carrier of their own: here they are kept, and nobody reads them.
  expect(await messages.send(code)).toBe('kept');
  expect(messages.textOf(rows[2]!)).toBeNull();
  await fake.close();
});

test.each([
  ['a real market has nobody who reads them', undefined, false, 'none', 'none'],
  ['the outbox of practice is read', undefined, true, 'kept', 'kept'],
  ['beside a mail server the outbox is read by nobody', 'smtp://127.0.0.1:9', true, 'sent', 'none'],
])('without a gateway %s', async (_where, mail, simulated, emails, textMessages) => {
  const { messages } = messagesOf(mail, simulated);
  expect([messages.emails, messages.textMessages]).toEqual([emails, textMessages]);
  await messages.close();
});

test.each([
  ['in a real market', undefined, false],
  ['with a mail server', 'smtp://127.0.0.1:9', true],
])('%s the console reads no message, not even one that nothing carries', async (_where, mail, simulated) => {
  const { rows, messages } = messagesOf(mail, simulated);
  await messages.send({ ...code, channel: 'phone', address: '+4915123456789' });
  expect(messages.readable).toBe(false);
  expect(rows[0]!.sealed).not.toBeNull();
  expect(messages.textOf(rows[0]!)).toBeNull();
  await messages.close();
});

test('what an earlier version kept in clear is sealed, each for its recipient, and its pages are given back', async () => {
  const clear = Array.from({ length: 501 }, (_, n) => ({
    id: n + 1,
    channel: 'email' as const,
    address: `person${n}@example.com`,
    text: `code ${n}`,
  }));
  const sealed = new Map<number, Uint8Array>();
  let wiped = 0;
  const rows = {
    clearMessages: async (most: number) => clear.filter(({ id }) => !sealed.has(id)).slice(0, most),
    sealMessage: async (id: number, bytes: Uint8Array) => void sealed.set(id, bytes),
    wipeClearMessages: async () => {
      wiped += 1;
    },
  } satisfies Partial<Outbox>;
  expect(await sealClearTexts(rows as unknown as Outbox, secrets)).toBe(501);
  for (const message of clear) expect(openText(secrets, message, sealed.get(message.id)!)).toBe(message.text);
  expect(await sealClearTexts(rows as unknown as Outbox, secrets)).toBe(0);
  expect(wiped).toBe(1);
});
