/** The style sheet knows a colour for each step: full, then fainter. */
const steps = 4;
const stepMs = 150;

const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const glowing = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Lights an element up and lets it fade in steps, all elements of the page at the same moments. An animation of a
 * colour would have the browser style and paint the page in every frame for as long as any figure on it fades.
 */
export function glow(element: HTMLElement): void {
  if (stillness?.matches) return;
  element.dataset.glow = String(steps);
  glowing.set(element, steps);
  if (timer === undefined) timer = setTimeout(fade, stepMs);
}

function fade(): void {
  for (const [element, step] of glowing) {
    if (step > 1 && element.isConnected) {
      element.dataset.glow = String(step - 1);
      glowing.set(element, step - 1);
    } else {
      delete element.dataset.glow;
      glowing.delete(element);
    }
  }
  timer = glowing.size > 0 ? setTimeout(fade, stepMs) : undefined;
}
