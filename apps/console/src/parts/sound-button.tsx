import { IconButton } from '@quay/ui';
import { shellWords } from '../shell/words/index.ts';
import { setSound, useSound } from './sound.ts';

/** Whether one hears what comes in: one choice for every page of the console. */
export function SoundButton() {
  const words = shellWords.useWords();
  const on = useSound((sound) => sound.on);
  return (
    <IconButton
      icon="bell"
      quiet
      aria-pressed={on}
      label={words.sound}
      title={on ? words.soundOn : words.soundOff}
      onClick={() => setSound(!on)}
    />
  );
}
