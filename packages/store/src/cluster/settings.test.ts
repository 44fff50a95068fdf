import { expect, it } from 'vitest';
import { serverSettings, sharedBuffersFor } from './settings.ts';

const GB = 2 ** 30;

it('the database takes a sixteenth of the memory, within bounds', () => {
  expect([1, 2, 4, 8, 24, 256].map((memory) => sharedBuffersFor(memory * GB))).toEqual([128, 128, 256, 512, 512, 512]);
  expect(sharedBuffersFor(6.03 * GB)).toBe(385);
});

it('the file says it as PostgreSQL reads it', () => {
  const megabytes = Number(/^shared_buffers = (\d+)MB$/m.exec(serverSettings(5_432))?.[1]);
  expect(megabytes).toBeGreaterThanOrEqual(128);
  expect(megabytes).toBeLessThanOrEqual(512);
});
