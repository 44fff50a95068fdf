/** Calls back at most once a frame, however often it is asked to. */
export function everyFrame(work: () => void): { ask(): void; stop(): void } {
  let frame = 0;
  return {
    ask() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        work();
      });
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
