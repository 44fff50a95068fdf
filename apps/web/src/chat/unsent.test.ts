import { NETWORK, Refusal } from '@quay/web-kit/request';
import { expect, test, vi } from 'vitest';
import { outbox, type Unsent } from './unsent.ts';

const offline = () => new Refusal({ code: 0, reason: NETWORK, words: 'no network' });
const closed = () => new Refusal({ code: 19080, reason: 'c2c/chat-closed', words: 'closed' });
const broken = () => new Refusal({ code: 503, reason: 'edge/busy', words: 'busy' });
const message = (text: string) => ({ owner: 'alice 1', text, fileId: null, preview: null });

function boxWith(deliver: (unsent: Unsent) => Promise<string>) {
  const delivered = vi.fn(deliver);
  const box = outbox(`test ${Math.random()}`, delivered);
  const left = () => box.useUnsent.getState().all;
  return { box, delivered, left };
}

test('what is written goes in its order, once', async () => {
  const { box, delivered, left } = boxWith(async () => 'm');
  box.write(message('one'));
  box.write(message('two'));
  await box.sendAll('alice 1');
  expect(delivered.mock.calls.map(([unsent]) => unsent.text)).toEqual(['one', 'two']);
  expect(left()).toEqual([]);
});

test('what was not reached waits, keeps those behind it waiting, and goes again under the same name', async () => {
  let isOffline = true;
  const { box, delivered, left } = boxWith(async () => {
    if (isOffline) throw offline();
    return 'm';
  });
  box.write(message('one'));
  box.write(message('two'));
  await box.sendAll('alice 1');
  expect(left().map(({ unreached }) => unreached)).toEqual([true, false]);
  const name = left()[0]!.clientId;
  isOffline = false;
  await box.sendAll('alice 1');
  expect(delivered.mock.calls.filter(([unsent]) => unsent.text === 'one').every(([one]) => one.clientId === name)).toBe(
    true,
  );
  expect(left()).toEqual([]);
});

test('a refusal stands with its words and lets the next one go; a broken server is no refusal', async () => {
  const { box, left } = boxWith(async ({ text }) => {
    if (text === 'refused') throw closed();
    if (text === 'broken') throw broken();
    return 'm';
  });
  box.write(message('refused'));
  box.write(message('fine'));
  box.write(message('broken'));
  await box.sendAll('alice 1');
  expect(left().map(({ text, refused, unreached }) => [text, refused, unreached])).toEqual([
    ['refused', 'closed', false],
    ['broken', null, true],
  ]);
});

test('nothing goes for somebody else', async () => {
  const { box, delivered } = boxWith(async () => 'm');
  box.write(message('mine'));
  await box.sendAll('bob 2');
  expect(delivered.mock.calls.every(([unsent]) => unsent.owner === 'alice 1')).toBe(true);
});
