import { settings } from '@quay/contract/staff';
import { PlainPage } from '../../../parts/desk.tsx';
import { Answered } from '../../../parts/detail.tsx';
import { useAsk } from '../../../request/hooks.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { SettingsForm } from '../forms/settings.form.tsx';
import '../settings.css';

export default function SettingsPage() {
  const shell = shellWords.useWords();
  const asked = useAsk(settings, {});
  return (
    <PlainPage title={shell.areas.settings}>
      <Answered asked={asked}>{(now) => <SettingsForm now={now} />}</Answered>
    </PlainPage>
  );
}
