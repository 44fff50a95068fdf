import { answerAside, given } from '../aside.ts';

/** People who log in with the right password, each again and again, as many at once as there are connections. */
export type LoginLoad = { readonly url: string; readonly connections: number };
export type LoginFigures = { readonly perSecond: number; readonly busy: number };

const load = given<LoginLoad>();

answerAside<{ readonly seconds: number }>(undefined, async ({ seconds }): Promise<LoginFigures> => {
  const ended = performance.now() + seconds * 1_000;
  let opened = 0;
  let busy = 0;

  async function person(number: number): Promise<void> {
    const body = JSON.stringify({ username: loginOf(number).username, password: loginOf(number).password });
    while (performance.now() < ended) {
      const answer = await fetch(`${load.url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { code } = (await answer.json()) as { code: number };
      if (code === 0) opened += 1;
      else busy += 1;
    }
  }

  await Promise.all(Array.from({ length: load.connections }, (_, number) => person(number)));
  return { perSecond: opened / seconds, busy };
});

/** As the server's traders are called. */
function loginOf(number: number) {
  return { username: `trader${String(number).padStart(4, '0')}`, password: 'quiet harbour 31' };
}
