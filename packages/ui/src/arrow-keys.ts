import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End in a row of tabs: moves the focus to the neighbour and presses it, as the ARIA
 * pattern asks.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const step = steps[event.key];
  let next: HTMLElement | undefined;
  if (step !== undefined) next = stops[(at + step + stops.length) % stops.length];
  else if (event.key === 'Home') next = stops[0];
  else if (event.key === 'End') next = stops.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
