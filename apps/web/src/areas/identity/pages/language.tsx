import '../parts/identity.css';
import type { Language as LanguageName } from '@quay/contract/identity';
import { AppBar, ChoiceList } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import { languageFacts, languages } from '@quay/words';
import { paths } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { changeLanguage, usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { identityWords } from '../words/index.ts';

export default function Language() {
  const words = identityWords.useWords();
  const shell = shellWords.useWords();
  const back = useBack(paths.userCenter());
  const language = usePreferences((preferences) => preferences.language);
  useTitle(words.language);
  return (
    <div className="identity-page">
      <AppBar title={words.language} onBack={back} backLabel={shell.back} />
      <ChoiceList<LanguageName>
        label={words.language}
        choices={languages.map((id) => ({ id, title: languageFacts(id).name }))}
        value={language}
        onChange={(id) => {
          changeLanguage(id).catch(() => notify(words.languageFailed, { tone: 'error' }));
        }}
      />
    </div>
  );
}
