import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain } from './query-client.ts';

/** A query whose answers come when they are told to. */
function observed() {
  const client = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['orders'],
    queryFn: ({ signal }) => {
      // Listening to the signal is what allows the library to end a call.
      signal.throwIfAborted();
      return new Promise<string>((resolve) => answers.push(resolve));
    },
  });
  const stop = observer.subscribe(() => {});
  return { client, answers, stop, shown: () => observer.getCurrentResult().data };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a first answer that is under way is given up for a newer one', async () => {
  const { client, answers, stop, shown } = observed();
  expect(answers).toHaveLength(1);
  const refetch = askAgain(client, { queryKey: ['orders'], fetchStatus: 'fetching' });
  await settled();
  expect(answers).toHaveLength(2);
  answers[0]!('old');
  await settled();
  expect(shown()).toBeUndefined();
  answers[1]!('new');
  await refetch;
  expect(shown()).toBe('new');
  stop();
});

test('what is shown stays until the new answer, and what nobody waits for is left alone', async () => {
  const { client, answers, stop, shown } = observed();
  answers[0]!('one');
  await settled();
  await askAgain(client, { queryKey: ['orders'], fetchStatus: 'fetching' });
  expect(answers).toHaveLength(1);
  const refetch = askAgain(client, { queryKey: ['orders'] });
  await settled();
  expect([answers.length, shown()]).toEqual([2, 'one']);
  answers[1]!('two');
  await refetch;
  expect(shown()).toBe('two');
  stop();
});
