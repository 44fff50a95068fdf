import { type C2cActor, type C2cEvent, c2cEvents, noticeEvents } from '@quay/contract/c2c';
import { describe, expect, it, test } from 'vitest';
import { boundOf } from '../../../messages/channels.ts';
import { reachable, validateChoice } from './choice.ts';
import { recipientsOf } from './recipients.ts';

const PAYER = 1;
const SELLER = 2;
const order = { payer: PAYER, seller: SELLER, advertiser: SELLER, state: 'unpaid', rulingFor: null } as const;
const received = (
  event: C2cEvent,
  actor: C2cActor,
  more: Partial<Parameters<typeof recipientsOf>[0]> = {},
  detail = '{}',
) =>
  recipientsOf({ ...order, ...more }, { event, actor, detail }).map(({ user, topic, event: what }) => [
    user,
    topic,
    what,
  ]);

describe('who hears of an event', () => {
  it.each<[C2cEvent, C2cActor, unknown[]]>([
    ['locked', 'payer', [[SELLER, 'orders', 'opened-seller']]],
    ['paid', 'payer', [[SELLER, 'orders', 'paid']]],
    ['released', 'seller', [[PAYER, 'orders', 'released']]],
    ['released', 'staff', []],
    ['cancelled', 'payer', [[SELLER, 'orders', 'cancelled']]],
    ['cancelled', 'staff', []],
    [
      'timed-out',
      'system',
      [
        [PAYER, 'orders', 'timed-out'],
        [SELLER, 'orders', 'timed-out'],
      ],
    ],
    ['reminded', 'system', [[PAYER, 'orders', 'reminded-payer']]],
    ['fault-claimed', 'payer', [[SELLER, 'orders', 'fault-claimed']]],
    ['fault-contested', 'seller', [[PAYER, 'orders', 'fault-contested']]],
    ['fault-accepted', 'system', []],
    ['message', 'payer', [[SELLER, 'orders', 'message']]],
    ['picture', 'seller', [[PAYER, 'orders', 'message']]],
    ['appealed', 'seller', [[PAYER, 'appeals', 'appealed']]],
    [
      'escalated',
      'system',
      [
        [PAYER, 'appeals', 'appealed'],
        [SELLER, 'appeals', 'appealed'],
      ],
    ],
    ['withdrawal-offered', 'payer', [[SELLER, 'appeals', 'withdrawal-offered']]],
    ['appeal-withdrawn', 'seller', [[PAYER, 'appeals', 'appeal-withdrawn']]],
    ['ruling-proposed', 'staff', []],
    ['paused', 'system', []],
  ])('%s by %s', (event, actor, expected) => expect(received(event, actor)).toEqual(expected));

  it('depends on what an advertiser, a wait and a ruling are', () => {
    expect(received('locked', 'seller', { advertiser: PAYER })).toEqual([[PAYER, 'orders', 'opened-payer']]);
    expect(received('reminded', 'system', { state: 'paid' })).toEqual([[SELLER, 'orders', 'reminded-seller']]);
    expect(received('ruled', 'staff', { rulingFor: 'payer' })).toEqual([
      [PAYER, 'appeals', 'ruled-payer'],
      [SELLER, 'appeals', 'ruled-payer'],
    ]);
    const request = JSON.stringify({ party: 'seller', item: 'statement' });
    expect(received('evidence-asked', 'staff', {}, request)).toEqual([[SELLER, 'appeals', 'evidence-asked']]);
    expect(received('evidence-asked', 'staff')).toHaveLength(2);
  });

  it('is never who did it, and every notice is of some event', () => {
    const recipients = new Set<string>();
    for (const event of c2cEvents) {
      for (const actor of ['payer', 'seller', 'staff', 'system'] as const) {
        for (const more of [{}, { advertiser: PAYER }, { state: 'paid', rulingFor: 'payer' }] as const) {
          for (const { user, event: what } of recipientsOf({ ...order, ...more }, { event, actor, detail: '{}' })) {
            expect(user).not.toBe(actor === 'payer' ? PAYER : actor === 'seller' ? SELLER : 0);
            recipients.add(what);
          }
        }
      }
    }
    expect([...recipients].sort()).toEqual([...noticeEvents].sort());
  });
});

test('what was chosen and no longer reaches is left to the app', () => {
  const bound = boundOf({ email: null, phone: '+4915112345678' }, { emails: 'sent', textMessages: 'sent' });
  expect(bound).toEqual(['app', 'sms']);
  expect(reachable({ orders: ['email'], appeals: ['email', 'sms'] }, bound)).toEqual({
    orders: ['app'],
    appeals: ['sms'],
  });
  expect(validateChoice({ orders: ['sms', 'app', 'sms'], appeals: ['app'] }, bound)).toEqual({
    orders: ['app', 'sms'],
    appeals: ['app'],
  });
  const both = { orders: ['email'], appeals: [] } as const;
  expect(validateChoice(both, bound)).toMatchObject({ refusal: { reason: 'c2c/channel-needed' }, field: 'appeals' });
});
