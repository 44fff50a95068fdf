import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Hex, isHex, keccak256 } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';

/** What it does otherwise than Web3Signer would. */
export type Fault =
  | 'down'
  | 'locked'
  | 'failing'
  | 'silent'
  | 'endless'
  | 'other-key'
  | 'high-s'
  | 'hashed-already'
  | 'nonsense'
  | 'wrong-v';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const OTHER: Hex = `0x${'42'.repeat(32)}`;

/**
 * A server that answers as Web3Signer's OpenAPI document for Ethereum keys says (`/upcheck`, `/api/v1/eth1/publicKeys`,
 * `/api/v1/eth1/sign/{identifier}`): text for a signature, 404 for a key that it does not have, 400 for a bad request.
 */
export async function fakeWeb3Signer(privateKey: Hex) {
  const publicKey: Hex = `0x${privateKeyToAccount(privateKey).publicKey.slice(4)}`;
  const fake = {
    url: new URL('http://127.0.0.1'),
    publicKey,
    requests: [] as string[],
    fault: undefined as Fault | undefined,
    close,
  };

  const server = createServer((request, response) => {
    fake.requests.push(`${request.method} ${request.url}`);
    if (fake.fault === 'silent') return;
    if (fake.fault === 'endless') return void response.writeHead(200).end('a'.repeat(2_000_000));
    if (fake.fault === 'down') return void response.writeHead(500).end();
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (said: string) =>
      void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(said);
    if (request.method === 'GET' && request.url === '/upcheck') return text('OK');
    if (request.method === 'GET' && request.url === '/api/v1/eth1/publicKeys') {
      const keys = fake.fault === 'locked' ? [] : [publicKey];
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys));
    }
    const [, named] = /^\/api\/v1\/eth1\/sign\/(?:0x)?([0-9a-fA-F]+)$/.exec(request.url ?? '') ?? [];
    if (request.method !== 'POST' || named === undefined) return void response.writeHead(404).end();
    if (fake.fault === 'failing') return void response.writeHead(500).end('Internal Server Error');
    if (fake.fault === 'locked' || `0x${named.toLowerCase()}` !== publicKey) return void response.writeHead(404).end();
    const { data } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { data: Hex };
    if (request.headers['content-type'] !== 'application/json' || !isHex(data))
      return void response.writeHead(400).end();
    text(await signed(data));
  }

  async function signed(data: Hex): Promise<string> {
    const hash = fake.fault === 'hashed-already' ? keccak256(keccak256(data)) : keccak256(data);
    const key = fake.fault === 'other-key' ? OTHER : privateKey;
    const signature = await sign({ hash, privateKey: key, to: 'hex' });
    if (fake.fault === 'nonsense') return signature.slice(0, 100);
    if (fake.fault === 'wrong-v') return `${signature.slice(0, 130)}25`;
    if (fake.fault !== 'high-s') return signature;
    const s = (ORDER - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0');
    return `${signature.slice(0, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}`;
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return fake;
}
