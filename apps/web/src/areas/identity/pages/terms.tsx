import '../parts/identity.css';
import { AppBar } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { identityWords } from '../words/index.ts';

export default function Terms() {
  const words = identityWords.useWords();
  const shell = shellWords.useWords();
  const back = useBack(paths.home());
  useTitle(words.terms);
  return (
    <div className="identity-page">
      <AppBar title={words.terms} onBack={back} backLabel={shell.back} />
      <div className="identity-text">
        {words.termsText.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
