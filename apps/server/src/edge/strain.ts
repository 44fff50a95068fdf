/** How often the event loop is asked to show that it still turns. */
const TICK_MS = 20;
/** Beyond this, what came with the same turn has waited long enough to be better refused. */
const LATE_MS = 100;

export type Strain = {
  /** This turn of the event loop has taken too long already: only what makes the load smaller is still taken. */
  late(): boolean;
  close(): void;
};

/** Watches the event loop: a timer that should have fired and has not says that everybody waits. */
export function watchStrain(clock: () => number = () => performance.now()): Strain {
  let turnedAt = clock();
  const timer = setInterval(() => {
    turnedAt = clock();
  }, TICK_MS);
  timer.unref();
  return {
    late: () => clock() - turnedAt > TICK_MS + LATE_MS,
    close: () => clearInterval(timer),
  };
}
