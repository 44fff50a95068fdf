import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_HEADER } from '@quay/contract';
import { type Aside, startAside } from './aside.ts';
import { migratedDatabase } from './database.ts';

/** A server with people who trade there. */
export type Serving = {
  readonly url: string;
  readonly databaseUrl: string;
  /** One session for each trader. */
  readonly tokens: readonly string[];
  /** A ticket for the socket for each of some traders. */
  tickets(traders: number): Promise<string[]>;
  /** Seconds of processor time that the server's main thread, which speaks to clients, has used since it started. */
  cpu(): Promise<number>;
  /** Waits until the tables have everything that was acknowledged. */
  caughtUp(): Promise<void>;
  end(): Promise<void>;
};

/** `fill` is what is in the database before the server starts. */
export async function serve(traders: number, fill?: (databaseUrl: string) => Promise<void>): Promise<Serving> {
  const databaseUrl = await migratedDatabase();
  await fill?.(databaseUrl);
  const server: Aside<string> = await startAside('server.ts', { databaseUrl });
  const url = server.ready;
  const ask = async <Data>(path: string, body: object, token?: string): Promise<Data> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [TOKEN_HEADER]: token }) },
      body: JSON.stringify(body),
    });
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data };
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return data;
  };

  const tokens: string[] = [];
  for (let number = 0; number < traders; number++) {
    const login = { username: `trader${String(number).padStart(4, '0')}`, password: 'quiet harbour 31', agree: true };
    tokens.push((await ask<{ token: string }>('/register', login)).token);
  }

  return {
    url,
    databaseUrl,
    tokens,
    tickets: (count) =>
      Promise.all(
        tokens.slice(0, count).map(async (token) => (await ask<{ ticket: string }>('/live/ticket', {}, token)).ticket),
      ),
    cpu: () => server.ask<number>('cpu'),
    async caughtUp() {
      for (let tries = 0; tries < 600; tries++) {
        const { behind } = (await (await fetch(`${url}/health`)).json()) as { behind: number };
        if (behind === 0) return;
        await sleep(100);
      }
      throw new Error('the tables did not catch up within a minute');
    },
    end: () => server.end(),
  };
}
