import { Answered } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { MoveCoin } from '../forms/move-coin.tsx';
import { SettingsForm } from '../forms/settings.form.tsx';
import '../settings.css';
import { useSettings } from '../queries/settings.ts';

export default function SettingsPage() {
  const shell = shellWords.useWords();
  const query = useSettings();
  return (
    <PlainPage title={shell.areas.settings}>
      <Answered query={query}>{(now) => <SettingsForm now={now} />}</Answered>
      <MoveCoin />
    </PlainPage>
  );
}
