import { takeNewVersion } from './new-version.ts';

/** Not even the words came. One sign remains that needs none, and one tap that tries again. */
export function startFailed(root: HTMLElement): void {
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'shell-start-failed';
  again.textContent = '↻';
  again.setAttribute('aria-label', 'Quay ↻');
  again.addEventListener('click', () => void takeNewVersion());
  root.replaceChildren(again);
}
