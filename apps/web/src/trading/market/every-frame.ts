/** Nobody reads more than ten books a second; the frames between are left to the finger. */
export const READABLE_MS = 100;

/** Calls back within a frame at most once every `restMs`, however often it is asked to. The last call is never lost. */
export function everyFrame(work: () => void, restMs = READABLE_MS): { ask(): void; stop(): void } {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let workedAt = Number.NEGATIVE_INFINITY;
  function inFrame() {
    timer = undefined;
    frame = requestAnimationFrame((now) => {
      frame = 0;
      workedAt = now;
      work();
    });
  }
  return {
    ask() {
      if (frame || timer !== undefined) return;
      const rest = workedAt + restMs - performance.now();
      if (rest > 0) timer = setTimeout(inFrame, rest);
      else inFrame();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
