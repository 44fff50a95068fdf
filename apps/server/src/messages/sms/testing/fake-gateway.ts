import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SmsGateway } from '../gateway-file.ts';

export type SmsRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
type Answers = (response: ServerResponse, params: SmsRequest, count: number) => void;

/** The wire of a gateway on this machine: keeps what it is asked, and answers as it is told. */
export async function fakeGateway(answers: Answers = taken) {
  const params: SmsRequest[] = [];
  let answer = answers;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      params.push({ method: request.method!, path: request.url!, headers: request.headers, body });
      answer(response, params.at(-1)!, params.length);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests: params,
    answerWith(next: Answers) {
      answer = next;
    },
    /** One that speaks JSON, with nothing special. */
    gateway: (more: Partial<SmsGateway> = {}): SmsGateway => ({
      url: `${url}/messages`,
      method: 'POST',
      headers: {},
      body: { json: { to: '{to}', text: '{text}', reference: '{id}' } },
      success: { status: [200, 202], json: { status: 'accepted' }, matches: undefined },
      timeoutMs: 300,
      tries: 2,
      ...more,
    }),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export const answering =
  (status: number, body = '', headers: Record<string, string> = {}): Answers =>
  (response) =>
    void response.writeHead(status, headers).end(body);

export function taken(response: ServerResponse): void {
  response.writeHead(202, { 'content-type': 'application/json' }).end('{"status":"accepted"}');
}
