import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_HEADER } from '@quay/contract';
import { answerAside, given } from '../aside.ts';
import { Trader, wireOf } from '../traders.ts';
import { Latencies, type LatencyFigures } from './latencies.ts';

/** Orders over HTTP, or always the same body: one request after another on each of some kept-alive connections. */
export type HttpLoad = {
  readonly url: string;
  readonly path: string;
  /** Nobody's: guests ask. */
  readonly tokens: readonly string[];
  readonly body?: string;
};
export type HttpTask = { readonly connections: number; readonly seconds: number };
export type HttpFigures = LatencyFigures & { readonly perSecond: number; readonly refused: number };

const WARM_MS = 500;
const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('content-length: ');
const ACCEPTED = Buffer.from('{"code":0,');

const load = given<HttpLoad>();
const { hostname, port } = new URL(load.url);

answerAside<HttpTask>(undefined, async ({ connections, seconds }): Promise<HttpFigures> => {
  const begun = performance.now() + WARM_MS;
  const ended = begun + seconds * 1_000;
  const latencies = new Latencies();
  let answered = 0;
  let accepted = 0;

  async function connection(number: number): Promise<void> {
    const of = number % Math.max(1, load.tokens.length);
    const trader = new Trader(of);
    const token = load.tokens.length > 0 ? `${TOKEN_HEADER}: ${load.tokens[of]}\r\n` : '';
    const head = `POST ${load.path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n${token}content-length: `;
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await new Promise((resolve, reject) => {
      let sent = 0;
      let rest: Buffer = Buffer.alloc(0);
      const ask = () => {
        sent = performance.now();
        if (sent >= ended) {
          socket.destroy();
          resolve(undefined);
          return;
        }
        const body = load.body ?? wireOf(trader.next());
        socket.write(`${head}${body.length}\r\n\r\n${body}`);
      };
      socket.once('connect', ask);
      socket.once('error', reject);
      socket.once('end', () => reject(new Error('the server closed a connection')));
      socket.on('data', (chunk: Buffer) => {
        rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
        const headEnd = rest.indexOf(HEAD_END);
        if (headEnd < 0) return;
        const body = headEnd + HEAD_END.length;
        if (rest.length < body + lengthIn(rest)) return;
        const at = performance.now();
        if (sent >= begun && at < ended) {
          answered += 1;
          if (rest.indexOf(ACCEPTED, body) === body) accepted += 1;
          latencies.add(at - sent);
        }
        rest = Buffer.alloc(0);
        ask();
      });
    });
  }

  const all = Promise.all(Array.from({ length: connections }, (_, number) => connection(number)));
  await Promise.race([all, sleep(ended - performance.now() + 10_000)]);
  return { ...latencies.figures(), perSecond: accepted / seconds, refused: answered - accepted };
});

function lengthIn(answer: Buffer): number {
  let at = answer.indexOf(LENGTH);
  if (at < 0) throw new Error(`an answer without length: ${answer.toString('latin1', 0, 200)}`);
  let length = 0;
  for (at += LENGTH.length; answer[at] !== 0x0d; at++) length = length * 10 + answer[at]! - 0x30;
  return length;
}
