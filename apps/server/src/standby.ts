import { createServer } from 'node:http';

/** What listens while another core writes, so that whoever watches sees that somebody stands by. */
export type StandbyServer = {
  readonly port: number;
  /** Gives the port free for the server. */
  close(): Promise<void>;
};

const RETRY_AFTER_S = 1;

/** Answers everything with 503, so that no proxy sends anybody here, and `/health` with its role. */
export async function startStandbyServer(port: number, host: string): Promise<StandbyServer> {
  const server = createServer((request, response) => {
    request.resume();
    const isHealth = request.url?.split('?')[0] === '/health';
    const body = JSON.stringify(isHealth ? { healthy: false, role: 'standby' } : { role: 'standby' });
    response.writeHead(503, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
      connection: 'close',
    });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
