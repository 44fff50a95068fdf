import { subscribe } from 'node:diagnostics_channel';

/**
 * Loaded before the server's own code in each of its threads: ends the process as kill −9 does at the n-th time that
 * a durable step of the store is reached. `QUAY_STOP_AT` is `name:n`.
 */
const [name, times] = (process.env.QUAY_STOP_AT ?? '').split(':');
let left = Number(times);

if (name) {
  subscribe('quay.step', (reached) => {
    if (reached !== name) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
}
