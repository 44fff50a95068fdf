import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { readSmsGateway } from './gateway-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-sms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plain = {
  url: 'https://gateway.example/v1/{secret.account}/messages',
  headers: { authorization: 'Bearer {secret.token}' },
  body: { json: { to: '{to}', text: '{text}', reference: '{id}', options: [{ unicode: true }] } },
  success: { status: [202], json: { 'messages.0.status': 'accepted' }, matches: 'accepted' },
};
const secrets = { token: 'hunter2', account: 'a/b' };

function read(gateway: unknown, kept: unknown = secrets, mode = 0o600) {
  const file = path.join(folder, 'sms.json');
  const secretFile = path.join(folder, 'sms-secrets.json');
  writeFileSync(file, typeof gateway === 'string' ? gateway : JSON.stringify(gateway));
  writeFileSync(secretFile, typeof kept === 'string' ? kept : JSON.stringify(kept));
  chmodSync(secretFile, mode);
  return readSmsGateway(file, kept === undefined ? undefined : secretFile);
}

it('is read with its secrets filled in and what is not said chosen', () => {
  expect(read(plain)).toEqual({
    url: 'https://gateway.example/v1/a%2Fb/messages',
    method: 'POST',
    headers: { authorization: 'Bearer hunter2' },
    body: plain.body,
    success: { ...plain.success, matches: /accepted/u },
    timeoutMs: 4_000,
    tries: 2,
  });
  expect(read({ url: 'http://127.0.0.1:9000/?t={to}&m={text}&i={id}', method: 'GET' }, {})).toMatchObject({
    success: { status: [200, 201, 202], json: {}, matches: undefined },
  });
});

test.each<[unknown, string]>([
  ['{', 'it is not JSON'],
  [{}, 'url: '],
  [{ ...plain, retries: 3 }, 'Unrecognized key: "retries"'],
  [{ ...plain, url: 'http://gateway.example/' }, 'url: must be an https address'],
  [{ ...plain, url: 'gateway.example' }, 'url: must be an https address'],
  [{ ...plain, method: 'GET' }, 'must have no body with GET'],
  [{ ...plain, tries: 4 }, 'come to 8 seconds at most'],
  [{ ...plain, headers: { 'a b': 'c' } }, 'headers'],
  [{ ...plain, success: { matches: '(' } }, 'must have a regular expression'],
  [{ ...plain, success: { status: [302] } }, 'success.status.0'],
  [{ ...plain, body: { json: { to: '{to}', text: '{text}' } } }, 'it must say where {id} goes'],
  [{ ...plain, body: { json: { to: '{to}', id: '{id}' } } }, 'it must say where {text} goes'],
  [{ ...plain, body: { json: { text: '{text}', id: '{id}' } } }, 'it must say where {to} goes'],
  [{ ...plain, headers: { key: '{secret.other}' } }, '{secret.other} is none of {to}, {digits}, {text}, {id}'],
  [{ ...plain, headers: { key: '{number}' } }, '{number} is none of'],
])('%j is refused: %s', (gateway, words) => {
  const found = read(gateway) as { wrong: string };
  expect(found.wrong).toContain(words);
  expect(found.wrong).not.toMatch(/\n|hunter2/);
});

test.each<[unknown, number, string]>([
  ['{', 0o600, 'the file of its secrets: it is not JSON'],
  [{ token: 1 }, 0o600, 'must have a text under each name'],
  [secrets, 0o644, 'must be readable by its owner alone'],
])('secrets %j of mode %o are refused: %s', (kept, mode, words) => {
  expect((read(plain, kept, mode) as { wrong: string }).wrong).toContain(words);
});

it('is a setting, refused by name in one line', () => {
  const settings = (more: Record<string, string>) => () => readSettings(more, folder);
  read(plain);
  expect(settings({ SMS_GATEWAY: 'sms.json', SMS_GATEWAY_SECRETS: 'sms-secrets.json' })().sms?.tries).toBe(2);
  expect(settings({})().sms).toBeUndefined();
  expect(settings({ SMS_GATEWAY: 'no.json' })).toThrow(
    'SMS_GATEWAY must be a file that describes a gateway, and of "no.json": it cannot be read',
  );
  expect(settings({ SMS_GATEWAY: 'sms.json' })).toThrow('{secret.account} is none of');
  expect(settings({ SMS_GATEWAY: 'sms.json', SMS_GATEWAY_SECRETS: 'no.json' })).toThrow(
    'the file of its secrets: it cannot be read',
  );
  expect(settings({ SMS_GATEWAY_SECRETS: 'sms-secrets.json' })).toThrow('SMS_GATEWAY_SECRETS must stand beside');
});
