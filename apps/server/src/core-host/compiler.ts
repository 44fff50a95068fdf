import { setFlagsFromString } from 'node:v8';

/**
 * The core is one long path of small functions. V8 stops inlining after so much bytecode, which is meant for pages that
 * are open for a minute; the core runs for weeks. Said before its code is first run.
 */
export function inlineMore(): void {
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=8000');
  setFlagsFromString('--max-inlined-bytecode-size=1500');
}
