import { expect, test } from 'vitest';
import { Busy } from '../../edge/busy.ts';
import { createHashQueue, type HashAsker } from './hash-queue.ts';

/** A queue whose jobs end when they are told to, so that the order is all that counts. */
function queueOf() {
  const queue = createHashQueue();
  const served: string[] = [];
  const busy: string[] = [];
  let end: (() => void) | undefined;
  return {
    served,
    busy,
    ask(name: string, asker: HashAsker): void {
      const job = () =>
        new Promise<void>((resolve) => {
          served.push(name);
          end = resolve;
        });
      queue.run(job, asker).catch((error: unknown) => {
        expect(error).toBeInstanceOf(Busy);
        busy.push(name);
      });
    },
    /** Ends so many jobs, one after another. */
    async serve(count: number): Promise<void> {
      for (let n = 0; n < count; n += 1) {
        end?.();
        end = undefined;
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

const from = (origin: string, account: string, more: HashAsker = {}): HashAsker => ({ origin, account, ...more });

test('jobs of different places and accounts run in the order in which they come, one at a time', async () => {
  const { ask, serve, served, busy } = queueOf();
  for (let n = 0; n < 5; n += 1) ask(`job ${n}`, from(`place ${n}`, `account ${n}`));
  expect(served).toEqual(['job 0']);
  await serve(5);
  expect([served, busy]).toEqual([['job 0', 'job 1', 'job 2', 'job 3', 'job 4'], []]);
  // An idle queue serves at once.
  ask('later', from('place 1', 'account 1'));
  expect(served.at(-1)).toBe('later');
});

test.each([
  ['one address', (n: number) => from('192.0.2.1', `account ${n}`)],
  ['many addresses at one account', (n: number) => from(`place ${n}`, 'alice')],
  ['many addresses with wrong passwords before', (n: number) => from(`place ${n}`, `account ${n}`, { inVain: 3 })],
])('a flood from %s lets somebody else go first, and is what a full queue drops', async (_what, flooder) => {
  const { ask, serve, served, busy } = queueOf();
  for (let n = 0; n < 100; n += 1) ask(`flood ${n}`, flooder(n));
  // One runs, 64 wait.
  expect(busy).toHaveLength(0);
  await serve(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(busy).toHaveLength(35);
  ask('honest', from('198.51.100.7', 'bob'));
  await serve(2);
  expect(served.slice(0, 3)).toContain('honest');
  expect([busy.length, busy.includes('honest')]).toEqual([36, false]);
});

test('the newest of a flood is dropped, and what it asked in vain is no burden afterwards', async () => {
  const { ask, serve, served, busy } = queueOf();
  for (let n = 0; n < 1_000; n += 1) ask(`flood ${n}`, from('192.0.2.1', `account ${n}`));
  await new Promise((resolve) => setImmediate(resolve));
  expect(busy.at(-1)).toBe('flood 999');
  await serve(64);
  // The neighbour behind the same address waits for what is in the queue, and not for a thousand more.
  ask('neighbour', from('192.0.2.1', 'bob'));
  ask('stranger', from('192.0.2.2', 'carol'));
  await serve(3);
  expect(served).toContain('neighbour');
  expect(served).toContain('stranger');
});

test('an account that is tried from everywhere is open to its owner where they are known', async () => {
  const { ask, serve, served, busy } = queueOf();
  for (let n = 0; n < 200; n += 1) ask(`flood ${n}`, from(`place ${n}`, 'alice'));
  ask('alice', from('198.51.100.7', 'alice', { isKnown: true }));
  await serve(2);
  expect(served.slice(0, 3)).toContain('alice');
  expect(busy).not.toContain('alice');
});

test('those with wrong passwords behind them wait longer, and not for ever', async () => {
  const { ask, serve, served } = queueOf();
  ask('first', from('place', 'account'));
  ask('guesser', from('192.0.2.1', 'alice', { inVain: 20 }));
  let otherUsers = 0;
  while (!served.includes('guesser') && otherUsers < 1_000) {
    otherUsers += 1;
    ask(`stranger ${otherUsers}`, from(`place ${otherUsers}`, `account ${otherUsers}`));
    await serve(1);
  }
  expect(otherUsers).toBeGreaterThan(50);
  expect(otherUsers).toBeLessThan(400);
});

test('people with a session have a lane of their own, which leaves the entrance a turn in four', async () => {
  const { ask, serve, served, busy } = queueOf();
  for (let n = 0; n < 200; n += 1) ask(`login ${n}`, from(`place ${n}`, `account ${n}`));
  for (let n = 0; n < 12; n += 1) ask(`release ${n}`, from(`place ${n}`, `user ${n}`, { isSignedIn: true }));
  await serve(9);
  expect(served.filter((name) => name.startsWith('release'))).toHaveLength(7);
  expect(served.filter((name) => name.startsWith('login'))).toHaveLength(3);
  expect(busy.some((name) => name.startsWith('release'))).toBe(false);
  // Nor does a flood of theirs keep anybody out.
  for (let n = 0; n < 200; n += 1) ask(`one ${n}`, from('192.0.2.1', 'user 1', { isSignedIn: true }));
  ask('other', from('192.0.2.2', 'user 2', { isSignedIn: true }));
  await serve(12);
  expect(served).toContain('other');
});

test('after a job its place rests for as long as it is told, and whoever was served does not wait for that', async () => {
  const queue = createHashQueue(() => 80);
  const startedAt = performance.now();
  await queue.run(() => Promise.resolve(), {});
  const servedAt = performance.now();
  await queue.run(() => Promise.resolve(), {});
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(79);
  expect(performance.now() - servedAt).toBeGreaterThan(servedAt - startedAt);
});

test('a job that fails frees its place', async () => {
  const queue = createHashQueue();
  await expect(queue.run(() => Promise.reject(new Error('no')), {})).rejects.toThrow('no');
  await expect(queue.run(() => Promise.resolve('yes'), {})).resolves.toBe('yes');
});
