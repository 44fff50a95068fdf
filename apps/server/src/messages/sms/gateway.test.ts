import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { NotTaken, sendText } from './gateway.ts';
import type { SmsGateway } from './gateway-file.ts';
import { answering, fakeGateway, taken } from './testing/fake-gateway.ts';

let fake: Awaited<ReturnType<typeof fakeGateway>>;
beforeEach(async () => {
  fake = await fakeGateway();
});
afterEach(() => fake.close());

const message = { to: '+4915123456789', text: '482913 & "more" {to}', id: 'quay-7-0011' };
const send = (more: Partial<SmsGateway> = {}) => sendText(fake.gateway(more), message);
const codeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'taken',
    (error: unknown) => (error instanceof NotTaken ? error.code : String(error)),
  );

describe('what goes over the wire', () => {
  it('is JSON in which a text is a text, whatever stands in it', async () => {
    await send({ headers: { authorization: 'Bearer s3cret' } });
    expect(fake.requests).toHaveLength(1);
    const [{ method, path, headers, body }] = fake.requests as [(typeof fake.requests)[0]];
    expect([method, path, headers.authorization, headers['content-type']]).toEqual([
      'POST',
      '/messages',
      'Bearer s3cret',
      'application/json',
    ]);
    expect(JSON.parse(body)).toEqual({ to: message.to, text: message.text, reference: message.id });
  });

  it('is a form, or a query', async () => {
    await send({ body: { form: { recipient: '{digits}', message: '{text}', ref: '{id}' } } });
    expect(fake.requests[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(fake.requests[0]!.body))).toEqual({
      recipient: '4915123456789',
      message: message.text,
      ref: message.id,
    });
    await send({ method: 'GET', url: `${fake.url}/send?to={to}&text={text}&ref={id}`, body: undefined });
    const { method, path, body } = fake.requests[1]!;
    const { searchParams } = new URL(path, fake.url);
    expect([method, searchParams.get('to'), searchParams.get('text'), body]).toEqual([
      'GET',
      message.to,
      message.text,
      '',
    ]);
  });
});

describe('taken is what the gateway says it took', () => {
  test.each([
    [202, '{"status":"accepted"}', 'taken'],
    [200, '{"status":"rejected","error":"no credit"}', 'refused in the answer'],
    [200, '{"error":{"status":"accepted"}}', 'refused in the answer'],
    [200, 'OK', 'refused in the answer'],
    [200, '', 'refused in the answer'],
    [204, '', 'HTTP 204'],
    [400, '{"status":"accepted"}', 'HTTP 400'],
    [401, '', 'HTTP 401'],
  ])('%i %s: %s, after one try', async (status, body, code) => {
    fake.answerWith(answering(status, body));
    expect(await codeOf(send())).toBe(code);
    expect(fake.requests).toHaveLength(1);
  });

  it('is found deep in the answer, or by a pattern', async () => {
    fake.answerWith(answering(200, '{"messages":[{"status":{"group":1}}]}'));
    const wanting = (json: SmsGateway['success']['json'], matches?: RegExp) =>
      codeOf(send({ success: { status: [200], json, matches } }));
    expect(await wanting({ 'messages.0.status.group': 1 })).toBe('taken');
    expect(await wanting({ 'messages.0.status.group': 2 })).toBe('refused in the answer');
    expect(await wanting({ 'messages.1.status.group': 1 })).toBe('refused in the answer');
    expect(await wanting({}, /"group":1/)).toBe('taken');
    expect(await wanting({}, /^OK/)).toBe('refused in the answer');
  });

  it('is not what an answer of any length may come to', async () => {
    fake.answerWith(answering(200, `{"status":"accepted","more":"${'x'.repeat(100_000)}"}`));
    expect(await codeOf(send())).toBe('the answer is too long');
  });
});

describe('a gateway that fails', () => {
  test.each([[500], [502], [503], [429]])('is asked again after %i, with the same id', async (status) => {
    fake.answerWith((response, _request, count) => {
      if (count === 1) response.writeHead(status).end();
      else taken(response);
    });
    expect(await codeOf(send())).toBe('taken');
    expect(fake.requests.map(({ body }) => (JSON.parse(body) as { reference: string }).reference)).toEqual([
      message.id,
      message.id,
    ]);
  });

  it('is given up after as many tries as were said', async () => {
    fake.answerWith(answering(500));
    expect(await codeOf(send({ tries: 3 }))).toBe('HTTP 500');
    expect(fake.requests).toHaveLength(3);
  });

  it('has its time, also between two parts of an answer', async () => {
    fake.answerWith(() => undefined);
    const begun = Date.now();
    expect(await codeOf(send({ timeoutMs: 100, tries: 2 }))).toBe('no answer in time');
    expect(fake.requests).toHaveLength(2);
    expect(Date.now() - begun).toBeLessThan(3_000);
    fake.answerWith((response) => void response.writeHead(200).write('{"status":'));
    expect(await codeOf(send({ timeoutMs: 100, tries: 1 }))).toBe('no answer in time');
  });

  it('may cut the connection, or not be there', async () => {
    fake.answerWith((response) => void response.socket!.destroy());
    expect(await codeOf(send({ tries: 1 }))).not.toBe('taken');
    fake.answerWith((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"status":"accepted"}');
      setTimeout(() => response.socket!.destroy(), 20);
    });
    expect(await codeOf(send({ tries: 1 }))).not.toBe('taken');
    expect(await codeOf(send({ url: 'http://127.0.0.1:9/', tries: 1 }))).not.toBe('taken');
  });

  it('is not followed elsewhere: number, code and secret stay', async () => {
    const other = await fakeGateway();
    fake.answerWith(answering(307, '', { location: `${other.url}/messages` }));
    expect(await codeOf(send({ headers: { authorization: 'Bearer s3cret' } }))).toBe('HTTP 307');
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('that does not prove who it is gets nothing', async () => {
    let received = '';
    const plain = createServer((socket) => {
      socket.on('data', (part) => {
        received += part.toString('latin1');
        socket.end('HTTP/1.1 202 Accepted\r\ncontent-length: 21\r\n\r\n{"status":"accepted"}');
      });
    });
    await new Promise<void>((listening) => plain.listen(0, '127.0.0.1', listening));
    const { port } = plain.address() as { port: number };
    expect(await codeOf(send({ url: `https://127.0.0.1:${port}/`, tries: 1 }))).not.toBe('taken');
    expect(received).not.toContain('482913');
    plain.close();
  });
});
