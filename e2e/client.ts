import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type Call, type Envelope, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';

/** An address that nobody in this test has yet, out of those that are kept for trying networks (RFC 2544). */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`;
}
let addresses = 0;

const ANSWER_WITHIN_MS = 20_000;

/** An answer as it came over the wire. */
export type Answered<Response> = {
  readonly status: number;
  readonly envelope: Envelope<Response>;
  readonly retryAfter: string | undefined;
};

/** A batch that is never reached: the server takes it for the newest one. */
const MORE_THAN_ANY = 999_999_999_999_999;

/** An outside client: plain HTTP, nothing shared with the app. */
export class Client {
  #url: string;
  readonly #agent: Agent;
  readonly #address = newAddress();
  #token: string | undefined;
  #seq = 0;

  /** `connections` is how many calls may be on their way at once. */
  constructor(url: string, token?: string, connections = 16) {
    this.#url = url;
    this.#token = token;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  logIn(token: string): void {
    this.#token = token;
  }

  /** From now on each read waits until the rows have all that anybody has done, as after what was seen on a screen. */
  seeAll(): void {
    this.#seq = MORE_THAN_ANY;
  }

  /** From now on the same session at another server. */
  moveTo(url: string): void {
    this.#url = url;
  }

  /** The envelope as it came. Throws when no answer came at all: what became of the call is then unknown. */
  async send<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Envelope<Response>> {
    return (await this.call(call, request)).envelope;
  }

  /** The same, with what the envelope does not say. */
  async call<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Answered<Response>> {
    const values = Object.entries(request as Record<string, unknown>);
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String((request as Record<string, unknown>)[name]));
    const query =
      call.method === 'GET'
        ? `?${new URLSearchParams(values.filter(([name]) => !call.path.includes(`:${name}`)).map(([name, value]) => [name, String(value)]))}`
        : '';
    const { answer, text } = await this.#exchange(path + query, call.method, request);
    const seq = answer.headers[SEQ_HEADER.toLowerCase()];
    this.#seq = Math.max(this.#seq, Number(seq ?? 0));
    return {
      status: answer.statusCode ?? 0,
      envelope: JSON.parse(text) as Envelope<Response>,
      retryAfter: answer.headers['retry-after'],
    };
  }

  /** The data of a call that must succeed. */
  async ask<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response> {
    const envelope = await this.send(call, request);
    if (envelope.code !== 0) throw new Error(`${call.name} was refused: ${envelope.code} ${envelope.message}`);
    return envelope.data as Response;
  }

  /** Lets all connections go. The next call opens new ones. */
  close(): void {
    this.#agent.destroy();
  }

  #exchange(path: string, method: string, body: unknown): Promise<{ answer: IncomingMessage; text: string }> {
    const said = method === 'POST' ? JSON.stringify(body) : undefined;
    const headers: Record<string, string> = { 'x-forwarded-for': this.#address };
    if (said !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(Buffer.byteLength(said));
    }
    if (this.#token) headers[TOKEN_HEADER] = this.#token;
    if (this.#seq > 0) headers[SEQ_HEADER] = String(this.#seq);
    return new Promise((resolve, reject) => {
      const sending = httpRequest(this.#url + path, { method, headers, agent: this.#agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => {
          clearTimeout(tooLate);
          resolve({ answer, text });
        });
        answer.on('error', reject);
      });
      const tooLate = setTimeout(() => sending.destroy(new Error('no answer came in time')), ANSWER_WITHIN_MS);
      sending.on('error', (error) => {
        clearTimeout(tooLate);
        reject(error);
      });
      sending.end(said);
    });
  }
}
