import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchStrain } from './strain.ts';

test('a turn that takes too long is late until the loop turns again', async () => {
  const strain = watchStrain();
  await sleep(50);
  expect(strain.late()).toBe(false);
  for (const until = performance.now() + 200; performance.now() < until; );
  expect(strain.late()).toBe(true);
  await sleep(60);
  expect(strain.late()).toBe(false);
  strain.close();
});
