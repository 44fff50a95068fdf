import { expect, test } from 'vitest';
import { bytesOfKey, sameKey } from './push-key.ts';

/** The public key of RFC 8292, section 2.4. */
const KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

test('a key of an exchange is a point of 65 bytes, uncompressed', () => {
  const bytes = bytesOfKey(KEY);
  expect(bytes).toHaveLength(65);
  expect(bytes[0]).toBe(4);
  expect(Buffer.from(bytes).toString('base64url')).toBe(KEY);
});

test('a subscription is for the same key, or for another', () => {
  const key = bytesOfKey(KEY);
  expect(sameKey(bytesOfKey(KEY).buffer, key)).toBe(true);
  const other = bytesOfKey(KEY);
  other[64] = 0;
  expect(sameKey(other.buffer, key)).toBe(false);
  expect(sameKey(key.slice(0, 64).buffer, key)).toBe(false);
  expect(sameKey(null, key)).toBe(false);
});
