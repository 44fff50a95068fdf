import { createServer } from 'node:http';

/** What listens while another core writes, so that whoever watches sees a standby that is well. */
export type StandbyServer = {
  readonly port: number;
  /** Gives the port free for the server. */
  close(): Promise<void>;
};

const RETRY_AFTER_S = 1;

/** Answers `/health` with its role, and everything else with 503. */
export async function startStandbyServer(port: number, host: string): Promise<StandbyServer> {
  const server = createServer((request, response) => {
    request.resume();
    const isHealth = request.url?.split('?')[0] === '/health';
    const body = JSON.stringify(isHealth ? { healthy: true, role: 'standby' } : { role: 'standby' });
    response.writeHead(isHealth ? 200 : 503, {
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
