import { beforeEach, expect, test, vi } from 'vitest';
import { live } from '../../live/live.ts';
import { spotKey } from '../instrument.ts';
import { type DepthView, watchDepth } from './depth.ts';

const push = new Map<string, (data: unknown) => void>();
vi.mock('../../live/live.ts', () => ({
  live: {
    again: vi.fn(),
    subscribe: vi.fn((channel: string, listener: (data: unknown) => void) => {
      push.set(channel, listener);
      return () => push.delete(channel);
    }),
  },
}));

const snapshot = (sequence: number) => ({ kind: 'snapshot', symbol: 'BTC', sequence, bids: [['1', '1']], asks: [] });
const difference = (previous: number, sequence: number) => ({
  kind: 'difference',
  previous,
  sequence,
  bids: [['2', String(sequence)]],
  asks: [],
});

beforeEach(() => {
  vi.clearAllMocks();
});

test('everyone who follows a market shares one channel, and a newcomer has the book at once', () => {
  const seen: DepthView[] = [];
  const leaveFirst = watchDepth(spotKey('BTC'), (book) => seen.push(book));
  push.get('depth:BTC')?.(snapshot(5));
  push.get('depth:BTC')?.(difference(5, 6));
  expect(seen.map(({ sequence }) => sequence)).toEqual([5, 6]);
  const late: DepthView[] = [];
  const leaveSecond = watchDepth(spotKey('BTC'), (book) => late.push(book));
  expect(late).toEqual([
    {
      sequence: 6,
      bids: [
        ['2', '6'],
        ['1', '1'],
      ],
      asks: [],
    },
  ]);
  expect(live.subscribe).toHaveBeenCalledTimes(1);
  leaveFirst();
  expect(push.has('depth:BTC')).toBe(true);
  leaveSecond();
  expect(push.has('depth:BTC')).toBe(false);
});

test('a gap takes the channel anew, once, and shows nothing until the snapshot', () => {
  const seen: number[] = [];
  const leave = watchDepth(spotKey('ETH'), ({ sequence }) => seen.push(sequence));
  const listener = push.get('depth:ETH')!;
  listener(snapshot(1));
  listener(difference(2, 3));
  listener(difference(3, 4));
  expect(live.again).toHaveBeenCalledTimes(1);
  expect(live.again).toHaveBeenCalledWith('depth:ETH');
  listener(snapshot(9));
  listener(difference(9, 10));
  expect(seen).toEqual([1, 9, 10]);
  leave();
});
