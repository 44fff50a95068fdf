import { readFileSync } from 'node:fs';

/**
 * Loaded before the server's own code in each of its threads: the machine's clock as the file `QUAY_CLOCK` says.
 * `ahead` are the milliseconds that it is off, `stands` the moment at which it stands still. Timers go on as ever, as
 * they do when an operator sets a real clock.
 */
type Clock = { readonly ahead: number; readonly stands: number | null };

const file = process.env.QUAY_CLOCK;
const LOOK_AGAIN_MS = 10;
const RealDate = globalThis.Date;

let clock: Clock = { ahead: 0, stands: null };
let lookedAt = Number.NEGATIVE_INFINITY;

function now(): number {
  const elapsed = performance.now();
  if (file && elapsed - lookedAt > LOOK_AGAIN_MS) {
    lookedAt = elapsed;
    clock = JSON.parse(readFileSync(file, 'utf8')) as Clock;
  }
  return clock.stands ?? RealDate.now() + clock.ahead;
}

if (file) {
  // `Date()` as a function gives text and `new Date()` an object: a proxy keeps both, and everything else as it is.
  globalThis.Date = new Proxy(RealDate, {
    construct(target, given, newTarget: new () => object) {
      return Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget);
    },
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
