import { expect, it } from 'vitest';
import { Backlog } from './backlog.ts';

it('counts the bytes of the batches that the rows do not have', () => {
  const backlog = new Backlog();
  for (let seq = 5; seq < 10; seq++) backlog.add(seq, seq * 100);
  expect(backlog.bytes).toBe(3_500);
  backlog.drop(6);
  expect(backlog.bytes).toBe(2_400);
  backlog.drop(6);
  expect(backlog.bytes).toBe(2_400);
  backlog.add(10, 1);
  backlog.drop(9);
  expect(backlog.bytes).toBe(1);
});

it('takes no harm from rows that are ahead of what it heard', () => {
  const backlog = new Backlog();
  backlog.drop(40);
  backlog.add(39, 7);
  expect(backlog.bytes).toBe(7);
  backlog.drop(40);
  expect(backlog.bytes).toBe(0);
});
