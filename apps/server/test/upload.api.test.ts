import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { alice, bob } from '@quay/cast';
import { TOKEN_HEADER } from '@quay/contract';
import { fileLink, GUEST_FILES, LINK_MS, type Uploaded, uploadGuest, uploadLocal } from '@quay/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packedPng, phonePicture, picture } from '../src/vault/testing/pictures.ts';
import { Clock } from './account.ts';
import { uploadReasons } from './reached/verification.ts';
import { type Answer, dataOf, reasonOf, Serving } from './serving.ts';

const MEGABYTE = 1_048_576;
const guest = { 'guest-token': 'a-guest-of-the-tests-1' };

const clock = new Clock();
let serving: Serving;
let alices: string;
let bobs: string;
let small: Buffer;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  small = await picture('jpeg');
});
afterAll(() => serving.end());

type Part = readonly [name: string, value: string | Uint8Array];
/** Sends a form, its parts in this order. */
function send(
  parts: readonly Part[],
  headers: Record<string, string> = { [TOKEN_HEADER]: alices },
  to = uploadLocal.path,
) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), 'holiday.jpg');
  }
  return serving.fetch(to, { method: 'POST', body: form, headers });
}
const asGuest = (parts: readonly Part[], headers: Record<string, string> = guest) =>
  send(parts, headers, uploadGuest.path);
const upload = async (parts: readonly Part[]) => dataOf<Uploaded>(await send(parts));
const whyOf = (answer: Answer) => [reasonOf(answer), (answer.envelope.data as { field?: string } | null)?.field];

describe('a picture', () => {
  test('of a user is taken and shown by a link to nobody who has no link', async () => {
    const taken = await upload([
      ['purpose', 'avatar'],
      ['file', await phonePicture()],
    ]);
    expect(taken).toMatchObject({ width: 48, height: 64 });
    const shown = await fetch(serving.url + taken.url);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 64 });
    expect(bytes.includes('Secret Phone')).toBe(false);

    const own = await serving.get<{ url: string }>(fileLink, { fileId: taken.fileId }, { token: alices });
    expect((await fetch(serving.url + own.url)).status).toBe(200);
    const [place] = own.url.split('?');
    for (const [address, status, reason] of [
      [place!, 404, 'upload/file-unknown'],
      [own.url.replace('viewer=user', 'viewer=staff'), 404, 'upload/file-unknown'],
      [own.url.replace(/sign=.{3}/, 'sign=abc'), 404, 'upload/file-unknown'],
      [`/files/..%2f..%2fetc%2fpasswd`, 404, 'upload/file-unknown'],
    ] as const) {
      const answer = await serving.fetch(address);
      expect([address, answer.status, reasonOf(answer)]).toEqual([address, status, reason]);
    }
  });

  test('is nobody else’s', async () => {
    const { fileId } = await upload([['file', small]]);
    for (const wrong of [fileId, 'f'.repeat(32), '', '../x']) {
      const token = wrong === fileId ? bobs : alices;
      expect(whyOf(await serving.ask(fileLink, { fileId: wrong }, { token }))).toEqual([
        'upload/file-unknown',
        'fileId',
      ]);
    }
  });

  test('of a guest is taken under the name that the browser made up, some a day', async () => {
    const form = [
      ['purpose', 'reset'],
      ['file', small],
    ] as const;
    expect(whyOf(await asGuest(form, {}))).toEqual(['edge/bad-request', 'guest-token']);
    expect(whyOf(await asGuest(form, { 'guest-token': 'short' }))).toEqual(['edge/bad-request', 'guest-token']);
    expect(
      whyOf(
        await asGuest([
          ['purpose', 'identity'],
          ['file', small],
        ]),
      ),
    ).toEqual(['edge/bad-request', 'purpose']);
    const answers = await Promise.all([1, 2, 3].map(() => asGuest([['file', small]])));
    for (const answer of answers) {
      const { url } = dataOf<Uploaded>(answer);
      expect(url).toContain('viewer=guest');
      expect((await fetch(serving.url + url)).status).toBe(200);
    }
    for (let n = 3; n < GUEST_FILES; n++) dataOf(await asGuest(form));
    const beyond = await asGuest(form, { 'guest-token': 'another-browser-of-theirs' });
    expect([whyOf(beyond), beyond.envelope.data]).toEqual([
      ['upload/quota-used', 'file'],
      { reason: 'upload/quota-used', params: { hours: '24' }, field: 'file' },
    ]);
    // A user from the same place is not concerned.
    await upload([['file', small]]);
  });
});

describe('a form is refused', () => {
  test.each<[string, () => readonly Part[], string, string | undefined]>([
    ['without a file', () => [['purpose', 'avatar']], 'upload/file-missing', 'file'],
    ['with nothing in it', () => [], 'upload/file-missing', 'file'],
    ['with an empty file', () => [['file', new Uint8Array()]], 'upload/file-missing', 'file'],
    ['with text for a file', () => [['file', 'text']], 'upload/file-missing', 'file'],
    [
      'with two files',
      () => [
        ['file', small],
        ['file', small],
      ],
      'edge/bad-request',
      'body',
    ],
    ['with a file of another name', () => [['picture', small]], 'edge/bad-request', 'picture'],
    [
      'with a field after the file',
      () => [
        ['file', small],
        ['purpose', 'avatar'],
      ],
      'edge/bad-request',
      'purpose',
    ],
    [
      'with a field twice',
      () => [
        ['purpose', 'avatar'],
        ['purpose', 'business'],
        ['file', small],
      ],
      'edge/bad-request',
      'purpose',
    ],
    [
      'for a purpose that there is not',
      () => [
        ['purpose', 'fun'],
        ['file', small],
      ],
      'edge/bad-request',
      'purpose',
    ],
    [
      'with a prototype for a name',
      () => [
        ['__proto__', 'x'],
        ['file', small],
      ],
      'edge/bad-request',
      'body',
    ],
    [
      'with an endless value',
      () => [
        ['purpose', 'x'.repeat(300)],
        ['file', small],
      ],
      'edge/bad-request',
      'purpose',
    ],
    ['with too many fields', () => [...'abcdefg'].map((name) => [name, 'x'] as const), 'edge/bad-request', 'body'],
    ['with a page', () => [['file', Buffer.from('<html>')]], 'upload/file-not-image', 'file'],
    ['with half a picture', () => [['file', small.subarray(0, small.length / 2)]], 'upload/file-damaged', 'file'],
    ['with a bomb', () => [['file', packedPng(30_000, 30_000, 1_000)]], 'upload/file-too-many-pixels', 'file'],
  ])('%s', async (_, parts, reason, field) => {
    expect(whyOf(await send(parts()))).toEqual([reason, field]);
  });

  test('when it is none', async () => {
    const headers = { [TOKEN_HEADER]: alices, 'content-type': 'application/json' };
    const answer = await serving.fetch(uploadLocal.path, { method: 'POST', body: '{}', headers });
    expect(reasonOf(answer)).toBe('upload/file-missing');
  });

  test('before anything is read, from somebody who is not logged in', async () => {
    expect(reasonOf(await send([['file', small]], {}))).toBe('edge/unauthorized');
  });

  test.each([
    ['avatar', 2],
    ['identity', 10],
    ['business', 30],
  ] as const)('of more than %s may have: %i MB', async (purpose, megabytes) => {
    const just = await send([
      ['purpose', purpose],
      ['file', new Uint8Array(megabytes * MEGABYTE)],
    ]);
    expect(reasonOf(just)).toBe('upload/file-not-image');
    const more = await send([
      ['purpose', purpose],
      ['file', new Uint8Array(megabytes * MEGABYTE + 1)],
    ]);
    expect(more.envelope.data).toEqual({
      reason: 'upload/file-too-large',
      params: { megabytes: String(megabytes) },
      field: 'file',
    });
  });

  test('that says it is 31 MB, unread', async () => {
    const answer = await send([
      ['purpose', 'business'],
      ['file', new Uint8Array(31 * MEGABYTE)],
    ]);
    expect(whyOf(answer)).toEqual(['upload/file-too-large', 'file']);
  });
});

/** A form as bytes, to be cut and lied about. */
const boundary = 'xyzxyzxyz';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../../a\\";b.svg"\r\ncontent-type: image/svg+xml\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

test('a field that nobody names is passed over and gives the picture to nobody else', async () => {
  const parts: readonly Part[] = [
    ['owner', '7'],
    ['file', small],
  ];
  const { fileId } = await upload(parts);
  expect(reasonOf(await serving.ask(fileLink, { fileId }, { token: bobs }))).toBe('upload/file-unknown');
  expect(reasonOf(await serving.ask(fileLink, { fileId }, { token: alices }))).toBeUndefined();
});

test('what the name and the announced type say is of no interest', async () => {
  const body = Buffer.concat([Buffer.from(head), small, Buffer.from(tail)]);
  const headers = { [TOKEN_HEADER]: alices, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await serving.fetch(uploadLocal.path, { method: 'POST', body, headers });
  expect(dataOf<Uploaded>(answer).fileId).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['its end', Buffer.concat([Buffer.from(head), Buffer.alloc(5_000)])],
  ['its beginning', Buffer.concat([Buffer.alloc(5_000), Buffer.from(tail)])],
])('a form without %s is damaged', async (_, body) => {
  const headers = { [TOKEN_HEADER]: alices, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await serving.fetch(uploadLocal.path, { method: 'POST', body, headers });
  expect(['upload/file-damaged', 'upload/file-missing']).toContain(reasonOf(answer));
});

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
const megabyte = chunk(Buffer.alloc(MEGABYTE));

/** A form in pieces of no announced length, of which the first is sent. */
async function begin() {
  const { hostname, port } = new URL(serving.url);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  const ended = new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
  const lines = [
    `POST ${uploadLocal.path} HTTP/1.1`,
    'host: quay',
    `${TOKEN_HEADER}: ${alices}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    'transfer-encoding: chunked',
    '',
    '',
  ];
  socket.write(lines.join('\r\n'));
  socket.write(chunk(Buffer.from(head)));
  return { socket, ended, received: () => received };
}

test('a sender who goes away in between is forgotten, and one who never ends is cut off', async () => {
  const { hostname, port } = new URL(serving.url);
  const left = httpRequest({
    hostname,
    port,
    path: uploadLocal.path,
    method: 'POST',
    headers: {
      [TOKEN_HEADER]: alices,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': '1000000',
    },
  });
  left.on('error', () => undefined);
  left.write(head);
  await new Promise((resolve) => setTimeout(resolve, 100));
  left.destroy();

  // Without a length, and too large: whoever then falls silent hears why, and the line is closed.
  const silent = await begin();
  for (let n = 0; n < 12; n += 1) silent.socket.write(megabyte);
  await silent.ended;
  expect(silent.received()).toContain('upload/file-too-large');
  expect(silent.received().toLowerCase()).toContain('connection: close');

  // Who goes on forever is read for a while; then the line is cut in the middle of it, and the answer may go with it.
  const { socket: endless, ended } = await begin();
  let sent = 0;
  const push = () => {
    while (!endless.destroyed && endless.writable && endless.write(megabyte)) sent += 1;
    sent += 1;
  };
  endless.on('drain', push);
  push();
  await ended;
  expect(sent).toBeLessThan(150);
  expect(reasonOf(await send([['file', small]]))).toBeUndefined();
  expect(serving.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
});

test('the disk that takes nothing is said so, and the log has why', async () => {
  const folder = path.join(serving.dataDir, 'files');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, 'no folder');
  try {
    expect(whyOf(await send([['file', small]]))).toEqual(['upload/file-not-kept', 'file']);
    expect(serving.logged.at(-1)).toContain('a picture could not be kept');
  } finally {
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
  }
  await upload([['file', small]]);
});

test('a link is good for five minutes', async () => {
  const { url } = await upload([['file', small]]);
  clock.forward(LINK_MS - 5_000);
  expect((await serving.fetch(url)).status).toBe(200);
  clock.forward(5_000);
  const late = await serving.fetch(url);
  expect([late.status, reasonOf(late)]).toEqual([410, 'upload/link-expired']);
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...uploadReasons]));
});
