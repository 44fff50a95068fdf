import type { Trigger } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { positionIn } from '../sums/account.ts';
import { accountOf, bitcoin, longOf, triggerOf } from './example-contract.ts';
import {
  changeOf,
  draftOf,
  liquidationBehind,
  type TriggersCircumstances,
  type TriggersDraft,
  takePart,
  trailsAt,
  triggersRefusal,
  withPart,
} from './set-triggers.form.ts';

/** A long of 0.1 from 50,000 with 500 behind it, liquidated at 45,180.8. */
const account = accountOf('1000', [longOf('0.1', { mode: 'isolated', margin: '500' })]);
const circumstances = (triggers: readonly Trigger[] = []): TriggersCircumstances => ({
  ...{ contract: bitcoin, account, position: positionIn(account, bitcoin.symbol)!, triggers },
  takerRate: units('0.0005'),
});
const empty = draftOf(circumstances());
const by = (typed: string) => ({ by: 'price', typed }) as const;
const draft = (more: Partial<TriggersDraft>): TriggersDraft => ({ ...empty, ...more });
const refused = (more: Partial<TriggersDraft>, at = circumstances()) => {
  const refusal = triggersRefusal(draft(more), at);
  return refusal && [refusal.reason.split('/')[1], refusal.at];
};
const existing = [
  triggerOf('stop-profit', { triggerId: 1, triggerPrice: '52000' }),
  triggerOf('stop-loss', { triggerId: 2, triggerPrice: '49000' }),
  triggerOf('stop-loss', { triggerId: 3, triggerPrice: '48000', quantity: '0.05' }),
  triggerOf('trailing', { triggerId: 4, triggerPrice: null, callbackRate: '0.015', status: 'active' }),
];

describe('the draft', () => {
  test('begins with what stands for the whole position', () => {
    const { profit, loss, trailing, callback } = draftOf(circumstances(existing));
    expect([profit, loss, trailing, callback]).toEqual([by('52000.0'), by('49000.0'), true, '1.5']);
    expect(empty).toMatchObject({ profit: by(''), loss: by(''), trailing: false, callback: '1', activation: '' });
  });

  test('a part begins with half and with nothing set, and the whole with what stands', () => {
    const at = circumstances(existing);
    const part = withPart(draftOf(at), 'part', at);
    expect(part).toMatchObject({ quantity: '0.0500', profit: by(''), loss: by(''), trailing: false });
    expect(takePart(part, at, 25).quantity).toBe('0.0250');
    expect(withPart(part, 'whole', at)).toEqual(draftOf(at));
  });
});

describe('what is sent', () => {
  test('only what differs, and those go whose field was emptied', () => {
    const at = circumstances(existing);
    const all = draftOf(at);
    expect(changeOf(all, at)).toEqual({ triggers: [], cancelled: [] });
    expect(changeOf({ ...all, profit: by('53000'), loss: by('') }, at)).toEqual({
      triggers: [{ kind: 'stop-profit', triggerPrice: '53000' }],
      cancelled: [2],
    });
    expect(changeOf({ ...all, trailing: false }, at).cancelled).toEqual([4]);
    expect(changeOf({ ...all, callback: '2', activation: '51000' }, at).triggers).toEqual([
      { kind: 'trailing', callbackRate: '0.02', activationPrice: '51000' },
    ]);
  });

  test('a part names its quantity and takes the place of none', () => {
    const at = circumstances(existing);
    const part = { ...withPart(draftOf(at), 'part', at), loss: { by: 'distance', typed: '-2' } as const };
    expect(changeOf(part, at)).toEqual({
      triggers: [{ kind: 'stop-loss', triggerPrice: '49000', quantity: '0.0500' }],
      cancelled: [],
    });
  });
});

describe('what is refused before it is sent', () => {
  test('nothing is where nothing is typed', () => expect(refused({})).toBeNull());

  test.each<[string, Partial<TriggersDraft>, [string, string] | null]>([
    ['a profit above the mark', { profit: by('50000.1') }, null],
    ['a profit at the mark', { profit: by('50000') }, ['stop-profit-wrong-side', 'profit']],
    ['a loss below the mark', { loss: by('49999.9') }, null],
    ['a loss at the mark', { loss: by('50000') }, ['stop-loss-wrong-side', 'loss']],
    ['between two ticks', { loss: by('49000.05') }, ['stop-price-off-tick', 'loss']],
    ['no number', { profit: by('x') }, ['stop-price-malformed', 'profit']],
    [
      'a result that no price brings',
      { profit: { by: 'result', typed: '99999999' } },
      ['stop-price-malformed', 'profit'],
    ],
    ['a loss near liquidation', { loss: by('45271') }, ['stop-loss-beyond-liquidation', 'loss']],
    ['a loss far enough from it', { loss: by('45271.1') }, null],
    ['a loss beyond it', { loss: by('45000') }, ['stop-loss-beyond-liquidation', 'loss']],
    ['a part that is missing', { part: 'part', quantity: '' }, ['quantity-missing', 'quantity']],
    ['more than there is', { part: 'part', quantity: '0.1001' }, ['close-too-much', 'quantity']],
    ['less than a lot', { part: 'part', quantity: '0.00005' }, ['quantity-off-lot', 'quantity']],
    ['a distance that is missing', { trailing: true, callback: '' }, ['trigger-price-missing', 'callback']],
    ['the least distance', { trailing: true, callback: '0.1' }, null],
    ['less than it', { trailing: true, callback: '0.09' }, ['callback-range', 'callback']],
    ['the most', { trailing: true, callback: '10' }, null],
    ['more than it', { trailing: true, callback: '10.01' }, ['callback-range', 'callback']],
    ['following at once', { trailing: true, activation: '50000' }, ['activation-wrong-side', 'activation']],
    ['following later', { trailing: true, activation: '50000.1' }, null],
  ])('%s', (_, typed, reason) => expect(refused(typed)).toEqual(reason));

  test('more than may stand, of which one for the whole takes the place of another', () => {
    const many = (count: number) =>
      circumstances([
        existing[0]!,
        ...Array.from({ length: count }, (_, n) => triggerOf('stop-loss', { triggerId: 9 + n, quantity: '0.01' })),
      ]);
    expect(refused({ loss: by('49000') }, many(19))).toEqual(['trigger-too-many', undefined]);
    expect(refused({ profit: by('53000') }, many(19))).toBeNull();
    expect(refused({ loss: by('49000') }, many(18))).toBeNull();
  });
});

test('what lies between a stop-loss and liquidation, and where a trailing stop would close', () => {
  const warning = liquidationBehind(units('46000'), circumstances())!;
  expect([text(warning.liquidation), text(warning.room).slice(0, 6)]).toEqual(['45180.8', '0.0181']);
  expect(liquidationBehind(undefined, circumstances())).toBeNull();
  expect(text(trailsAt(draft({ callback: '1.5' }), circumstances())!)).toBe('49250');
  expect(text(trailsAt(draft({ callback: '1.5', activation: '52000' }), circumstances())!)).toBe('51220');
  expect(trailsAt(draft({ callback: '' }), circumstances())).toBeUndefined();
});
