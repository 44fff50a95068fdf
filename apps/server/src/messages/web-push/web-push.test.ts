import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { MASTER_KEY_BYTES, openSecrets } from '../../secrets/secrets.ts';
import { CURVE, encrypt, TEXT_MAX } from './encrypt.ts';
import { endpointOf, keysOf } from './subscription.ts';
import { decrypted, deviceKeys } from './testing/browser.ts';
import { createVapid } from './vapid.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('the example of RFC 8291, section 5', () => {
  const own = createECDH(CURVE);
  own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const browser = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  const sealed = encrypt(text, browser, { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), own });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('reaches the browser that it is for, and is never the same twice', () => {
  const { keys, ...browser } = deviceKeys();
  const texts = ['', 'x', '订单 12：买方表示已付款', 'x'.repeat(TEXT_MAX)];
  for (const text of texts) {
    const sealed = encrypt(Buffer.from(text), keys);
    expect(decrypted(sealed, browser).toString()).toBe(text);
    expect(sealed.equals(encrypt(Buffer.from(text), keys))).toBe(false);
    expect(sealed.length).toBeLessThanOrEqual(4096);
  }
  expect(() => encrypt(Buffer.alloc(TEXT_MAX + 1), keys)).toThrow('at most');
  const sealed = encrypt(Buffer.from('secret'), keys);
  expect(() => decrypted(sealed, deviceKeys())).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => decrypted(sealed, browser)).toThrow();
});

describe('endpoints', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QGuQ',
  ])('%s is taken', (text) => expect(endpointOf(text)?.href).toBe(text));

  it.each([
    '',
    'nonsense',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://me:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://fcm.googleapis.com.example/fcm/send/abc',
    'https://example.com/fcm.googleapis.com',
    'https://push.services.mozilla.com.example/x',
    'https://notify.windows.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://localhost:4000/x',
    'file:///etc/passwd',
  ])('%s is not', (text) => expect(endpointOf(text)).toBeUndefined());

  it('of a test are taken when they are named', () => {
    expect(endpointOf('http://127.0.0.1:4000/x', ['http://127.0.0.1:4000'])?.pathname).toBe('/x');
    expect(endpointOf('http://127.0.0.1:4001/x', ['http://127.0.0.1:4000'])).toBeUndefined();
  });
});

it('keys are a point of the curve and sixteen bytes', () => {
  const { p256dh, auth } = deviceKeys().subscription;
  expect(keysOf({ p256dh, auth })).toBeDefined();
  const point = bytes(p256dh);
  point[40]! ^= 1;
  for (const wrong of [
    { p256dh, auth: 'AAAA' },
    { p256dh: auth, auth },
    { p256dh: point.toString('base64url'), auth },
    { p256dh: Buffer.alloc(65).toString('base64url'), auth },
    { p256dh: `${p256dh.slice(0, -1)}!`, auth },
    { p256dh: '', auth: '' },
  ]) {
    expect(keysOf(wrong)).toBeUndefined();
  }
});

test('who we are is signed for the service alone, by a key that stays', () => {
  const secrets = openSecrets(Buffer.alloc(MASTER_KEY_BYTES, 7));
  let at = Date.UTC(2026, 10, 21);
  const vapid = createVapid(
    secrets,
    () => 'https://quay.example',
    () => at,
  );
  const header = vapid.header(new URL('https://web.push.apple.com/abc'));
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(publicKey).toBe(vapid.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://web.push.apple.com',
    exp: at / 1_000 + 12 * 60 * 60,
    sub: 'https://quay.example',
  });
  const point = bytes(publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const key = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, bytes(signature))).toBe(true);

  expect(vapid.header(new URL('https://web.push.apple.com/another'))).toBe(header);
  at += 2 * 60 * 60_000;
  expect(vapid.header(new URL('https://web.push.apple.com/abc'))).not.toBe(header);
  expect(createVapid(secrets, () => undefined, Date.now).publicKey).toBe(publicKey);
  expect(createVapid(openSecrets(Buffer.alloc(MASTER_KEY_BYTES, 8)), () => undefined, Date.now).publicKey).not.toBe(
    publicKey,
  );
});
