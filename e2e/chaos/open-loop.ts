import { connect, type Socket } from 'node:net';
import { TOKEN_HEADER } from '@quay/contract';

/** A raw answer: status, headers as they came, body. */
export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

type Waiting = { resolve(answer: RawAnswer): void; reject(error: Error): void };

const HEAD_END = '\r\n\r\n';

/**
 * HTTP as cheaply as it goes, so that one process can ask for more than a server can give: requests are bytes made
 * beforehand, each connection carries one at a time, and when none is free another one is opened.
 */
export class OpenLoop {
  readonly #port: number;
  readonly #most: number;
  readonly #idle: Line[] = [];
  readonly #all = new Set<Line>();

  constructor(url: string, most: number) {
    this.#port = Number(new URL(url).port);
    this.#most = most;
  }

  /** Nothing when every connection that may be is busy: such a client has given up before it began. */
  send(request: Buffer): Promise<RawAnswer> | undefined {
    const line = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#open() : undefined);
    return line?.ask(request).finally(() => {
      if (this.#all.has(line)) this.#idle.push(line);
    });
  }

  close(): void {
    for (const line of this.#all) line.end();
    this.#all.clear();
    this.#idle.length = 0;
  }

  #open(): Line {
    const line = new Line(connect(this.#port, '127.0.0.1'), () => this.#all.delete(line));
    this.#all.add(line);
    return line;
  }
}

class Line {
  readonly #socket: Socket;
  #heard = '';
  #waiting: Waiting | undefined;

  constructor(socket: Socket, gone: () => void) {
    this.#socket = socket;
    socket.setNoDelay(true);
    // Every body is JSON of plain ASCII here, so that characters are bytes.
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#receive(text));
    const end = (error: Error) => {
      gone();
      socket.destroy();
      this.#waiting?.reject(error);
      this.#waiting = undefined;
    };
    socket.on('error', end);
    socket.on('close', () => end(new Error('the connection was closed')));
  }

  ask(request: Buffer): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #receive(text: string): void {
    this.#heard += text;
    const headEnd = this.#heard.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#heard.slice(0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const bodyAt = headEnd + HEAD_END.length;
    if (this.#heard.length < bodyAt + length) return;
    const answer = { status: Number(head.slice(9, 12)), head, body: this.#heard.slice(bodyAt, bodyAt + length) };
    this.#heard = this.#heard.slice(bodyAt + length);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answer);
  }
}

/** A POST as it goes over the wire. */
export function rawPost(path: string, token: string, body: unknown): Buffer {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    `${TOKEN_HEADER}: ${token}`,
  ];
  return Buffer.from(`${head.join('\r\n')}${HEAD_END}${text}`);
}
