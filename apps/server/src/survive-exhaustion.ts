import { isExhausted } from './edge/descriptors.ts';

/**
 * What nobody caught ends the process, as it does by itself. But for one thing: something asked for a descriptor when
 * there was none. That failed alone, and what is durable is durable.
 */
export function surviveExhaustion(): void {
  process.on('uncaughtException', (error) => {
    if (isExhausted(error)) {
      process.stderr.write(`Quay goes on without a free descriptor: ${error.message}\n`);
      return;
    }
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    process.exit(1);
  });
}
