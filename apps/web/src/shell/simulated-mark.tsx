import { Pill } from '@quay/ui';
import { useConfig } from './queries/config.ts';
import { shellWords } from './words/index.ts';

/** Says quietly that prices and partners are simulated, as long as they are. */
export function SimulatedMark() {
  const words = shellWords.useWords();
  return useConfig()?.simulatedMarket ? <Pill>{words.simulated}</Pill> : null;
}
