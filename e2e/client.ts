import { type Call, type Envelope, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';

/** An outside client: plain HTTP, nothing shared with the app. */
export class Client {
  readonly #url: string;
  #token: string | undefined;
  #seq = 0;

  constructor(url: string, token?: string) {
    this.#url = url;
    this.#token = token;
  }

  logIn(token: string): void {
    this.#token = token;
  }

  /** The envelope as it came. Throws when no answer came at all: what became of the call is then unknown. */
  async send<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Envelope<Response>> {
    const values = Object.entries(request as Record<string, unknown>);
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String((request as Record<string, unknown>)[name]));
    const query =
      call.method === 'GET'
        ? `?${new URLSearchParams(values.filter(([name]) => !call.path.includes(`:${name}`)).map(([name, value]) => [name, String(value)]))}`
        : '';
    const answer = await fetch(this.#url + path + query, {
      method: call.method,
      headers: {
        ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(this.#token ? { [TOKEN_HEADER]: this.#token } : {}),
        ...(this.#seq > 0 ? { [SEQ_HEADER]: String(this.#seq) } : {}),
      },
      ...(call.method === 'POST' ? { body: JSON.stringify(request) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    this.#seq = Math.max(this.#seq, Number(answer.headers.get(SEQ_HEADER) ?? 0));
    return (await answer.json()) as Envelope<Response>;
  }

  /** The data of a call that must succeed. */
  async ask<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response> {
    const envelope = await this.send(call, request);
    if (envelope.code !== 0) throw new Error(`${call.name} was refused: ${envelope.code} ${envelope.message}`);
    return envelope.data as Response;
  }
}
