import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob } from '@quay/cast';
import { login } from '@quay/contract/identity';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { attemptLimits } from '../src/areas/identity/attempts.ts';
import { passwordCost } from '../src/areas/identity/password-cost.ts';
import { limits } from '../src/edge/limits.ts';
import { reasonOf, Serving } from './serving.ts';

const FLOODERS = 120;
const HONEST_LOGINS = inject('isLong') ? 24 : 12;

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start({ limits, attempts: attemptLimits, passwordCost }, { trustedProxies: ['127.0.0.1'] });
  for (const who of [alice, bob]) await serving.register(who);
});
afterAll(() => serving.end());

const logIn = (address: string, who: { username: string; password: string }) =>
  serving.ask(login, who, { headers: { 'x-forwarded-for': address } });

test('wrong logins from many addresses turn each other away, and nobody who logs in beside them', {
  timeout: 10 * 60_000,
}, async () => {
  let over = false;
  const reasons = new Map<string | undefined, number>();
  const flooders = Array.from({ length: FLOODERS }, async (_, n) => {
    while (!over) {
      const who = { username: `nobody${n}`, password: 'wrong as ever' };
      const reason = reasonOf(await logIn(`198.18.${n}.7`, who));
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      // About sixty a second from all of them; where they are answered more slowly, as many as the queue has room for.
      await sleep(reason === 'identity/login-wrong' ? 500 : 1_000);
    }
  });
  // The queue is full by now.
  await sleep(2_000);
  const honest: (string | undefined)[] = [];
  try {
    for (let n = 0; n < HONEST_LOGINS; n += 1) {
      // Alice comes back to where she is known; Bob is somewhere else each time.
      const answer = await (n % 2 === 0 ? logIn('203.0.113.1', alice) : logIn(`192.0.${n}.1`, bob));
      honest.push(reasonOf(answer));
    }
  } finally {
    over = true;
    await Promise.all(flooders);
  }
  expect(honest.filter((reason) => reason !== undefined)).toEqual([]);
  // There was a flood.
  expect(reasons.get('identity/login-wrong')).toBeGreaterThan(FLOODERS / 2);
  expect(reasons.get('edge/busy')).toBeGreaterThan(0);
});
