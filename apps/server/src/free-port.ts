import { createServer } from 'node:net';

/**
 * Whether the address can be listened at. Asked before anything is started: a second start by mistake must fail
 * here, before it takes the journal over from the first.
 */
export async function checkAddress(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new CannotListen(port, host, error)));
    probe.listen({ port, host, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

export class CannotListen extends Error {
  override readonly name = 'CannotListen';

  constructor(port: number, host: string, { code, message }: NodeJS.ErrnoException) {
    super(
      code === 'EADDRINUSE'
        ? `port ${port} of ${host} is in use; stop what uses it, or set PORT to another one.`
        : code === 'EACCES'
          ? `port ${port} needs more rights than this user has; set PORT to one above 1023.`
          : `cannot listen at ${host}, port ${port}: ${message}.`,
    );
  }
}
