/** The chart's own long touch, which brings the crosshair. */
const LONG_TOUCH_MS = 500;
/** Less is a finger that trembles. */
const SLACK_PX = 6;

/**
 * Leaves the swipes that go up or down to the page: the drawing library would take every touch that begins on it, and
 * the reader could not scroll past the chart. Sideways, pinching and a finger that rested first stay the chart's.
 */
export function leaveScrollToPage(element: HTMLElement): () => void {
  let start: { x: number; y: number; at: number } | undefined;
  let whose: 'nobody' | 'page' | 'chart' = 'nobody';

  function begin(event: TouchEvent) {
    const [first] = event.touches;
    whose = event.touches.length > 1 ? 'chart' : 'nobody';
    start = first && { x: first.clientX, y: first.clientY, at: event.timeStamp };
  }
  function move(event: TouchEvent) {
    const [now] = event.touches;
    if (whose === 'nobody' && start && now) {
      const across = Math.abs(now.clientX - start.x);
      const along = Math.abs(now.clientY - start.y);
      if (event.timeStamp - start.at >= LONG_TOUCH_MS) whose = 'chart';
      else if (Math.max(across, along) >= SLACK_PX) whose = along > across ? 'page' : 'chart';
    }
    if (whose !== 'chart') event.stopPropagation();
  }

  element.addEventListener('touchstart', begin, { capture: true, passive: true });
  element.addEventListener('touchmove', move, { capture: true, passive: true });
  return () => {
    element.removeEventListener('touchstart', begin, { capture: true });
    element.removeEventListener('touchmove', move, { capture: true });
  };
}
