import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushText } from '../src/areas/c2c/notices/notifier.ts';
import { type Browser, decrypted, deviceKeys } from '../src/messages/web-push/testing/browser.ts';

type Taken = {
  readonly path: string;
  readonly at: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

/** A push service on this machine: it takes what it is sent, or answers as it is told to. */
export class PushService {
  readonly taken: Taken[] = [];
  /** Answers of paths that are not taken. */
  readonly answers = new Map<string, { status: number; location?: string }>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const path = request.url ?? '';
      this.taken.push({ path, at: Date.now(), headers: request.headers, body: Buffer.concat(parts) });
      const { status, location } = this.answers.get(path) ?? { status: 201 };
      response.writeHead(status, location === undefined ? {} : { location }).end('thanks');
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser that subscribes here. */
  browser(path: string): PushedBrowser {
    const { subscription: keys, ...own } = deviceKeys();
    const read = () =>
      this.taken
        .filter((one) => one.path === path)
        .map(({ body }) => JSON.parse(decrypted(body, own).toString()) as PushText);
    return { subscription: { endpoint: this.origin + path, keys }, read };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }
}

export type PushedBrowser = {
  readonly subscription: { readonly endpoint: string; readonly keys: Browser['subscription'] };
  /** What it was sent so far, opened with its own keys. */
  read(): PushText[];
};
