import { connect, type Socket } from 'node:net';
import { LIVE_PATH } from '@quay/contract';

/**
 * A WebSocket client on a bare socket (RFC 6455): the load must cost less than what it loads. Messages are text, in
 * frames that are not split; the mask of what it sends is zero, which the protocol allows and the server still applies.
 */
export class RawSocket {
  readonly #socket: Socket;
  readonly #receive: (message: Buffer, at: number) => void;
  #rest: Buffer | undefined;

  private constructor(socket: Socket, listener: (message: Buffer, at: number) => void) {
    this.#socket = socket;
    this.#receive = listener;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** @param localAddress a server may grant one address only so many connections; loopback has many addresses */
  static open(
    url: string,
    listener: (message: Buffer, at: number) => void,
    closed: (why: string) => void,
    localAddress?: string,
  ): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        ...(localAddress && { localAddress }),
      });
      socket.once('error', reject);
      socket.once('connect', () => {
        const key = 'cXVheSdzIGJlbmNoIGtleQ==';
        socket.write(
          `GET ${LIVE_PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        );
      });
      let head = Buffer.alloc(0);
      const onHead = (chunk: Buffer) => {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', onHead);
        const status = head.toString('latin1', 0, head.indexOf('\r\n'));
        if (!status.includes(' 101 ')) {
          socket.destroy();
          reject(new Error(`the socket was refused: ${status}`));
          return;
        }
        socket.off('error', reject);
        socket.on('error', (error) => closed(error.message));
        socket.once('close', () => closed('the server closed a socket'));
        const opened = new RawSocket(socket, listener);
        resolve(opened);
        if (head.length > end + 4) opened.#read(head.subarray(end + 4));
      };
      socket.on('data', onHead);
    });
  }

  /** Sends text of plain ASCII. */
  send(text: string): void {
    const { length } = text;
    const header = length < 126 ? 6 : length < 65_536 ? 8 : 14;
    const frame = Buffer.allocUnsafe(header + length);
    frame[0] = 0x81;
    if (header === 6) frame[1] = 0x80 | length;
    else if (header === 8) {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    } else {
      frame[1] = 0x80 | 127;
      frame.writeBigUInt64BE(BigInt(length), 2);
    }
    frame.fill(0, header - 4, header);
    frame.write(text, header, 'latin1');
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const at = performance.timeOrigin + performance.now();
    let bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const frame = frameOf(bytes);
      if (!frame) break;
      // A ping needs no answer in the minutes of a bench: what is sent counts as a sign of life.
      if (frame.opcode === 1) this.#receive(bytes.subarray(frame.from, frame.end), at);
      bytes = bytes.subarray(frame.end);
    }
    this.#rest = bytes.length > 0 ? bytes : undefined;
  }
}

function frameOf(bytes: Buffer): { opcode: number; from: number; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  const from = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < from) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < from + length ? undefined : { opcode: bytes[0]! & 0x0f, from, end: from + length };
}
