import { Button, Icon, Logo, PanePage, QrFrame } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { QRCodeSVG } from 'qrcode.react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { type InstallWay, useInstall } from '../../../shell/install.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { installWords } from '../words/index.ts';
import '../install.css';

/** How the app is installed on this device, and how a phone gets to it from a computer. */
export default function Download() {
  const words = installWords.useWords();
  const wide = useWide();
  const { way, install } = useInstall();
  useTitle(words.title);
  const act = way === 'button' && (
    <Button wide onClick={() => void install()}>
      {words.install}
    </Button>
  );
  if (wide) {
    return (
      <PanePage title={words.title} aside={<OnPhone />} asideLabel={words.phone} asideFoot={act}>
        <div className="install-page">
          <Head />
          <Gains />
          <Steps way={way} />
        </div>
      </PanePage>
    );
  }
  return (
    <ColumnPage title={words.title} backTo={paths.userCenter()} foot={act}>
      <div className="install-page">
        <Head />
        <Gains />
        <Steps way={way} />
        <OnPhone />
      </div>
    </ColumnPage>
  );
}

function Head() {
  const words = installWords.useWords();
  return (
    <section className="install-head">
      <Logo large />
      <p className="q-muted">{words.about}</p>
    </section>
  );
}

function Gains() {
  const words = installWords.useWords();
  return (
    <section className="install-part">
      <h2>{words.gains}</h2>
      <ul>
        {[words.gainNotices, words.gainOffline, words.gainSame].map((gain) => (
          <li key={gain}>
            <Icon name="check" size="s" className="install-check" />
            {gain}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is done by hand where the browser has no button of its own for it. */
function Steps({ way }: { way: InstallWay }) {
  const words = installWords.useWords();
  if (way === 'installed') {
    return (
      <section className="install-part">
        <p>{words.installed}</p>
      </section>
    );
  }
  return (
    <>
      <section className="install-part">
        <h2>{words.byHand}</h2>
        <ol>
          <li>
            <span>
              {words.share} <Icon name="share" size="s" />
            </span>
          </li>
          <li>{words.add}</li>
          <li>{words.open}</li>
        </ol>
      </section>
      {way === 'none' && (
        <section className="install-part">
          <h2>{words.elsewhere}</h2>
          <p className="q-muted">{words.elsewhereWhy}</p>
        </section>
      )}
    </>
  );
}

function OnPhone() {
  const words = installWords.useWords();
  const address = new URL(paths.download(), location.origin).href;
  return (
    <section className="install-part install-phone">
      <QrFrame size="small">
        <QRCodeSVG value={address} size={132} title={words.code(address)} />
      </QrFrame>
      <div className="q-grow">
        <h2>{words.phone}</h2>
        <p className="q-muted">{words.phoneWhy(location.host)}</p>
      </div>
    </section>
  );
}
