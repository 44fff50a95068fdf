import { Button, KeyValue, QrFrame } from '@quay/ui';
import { useLanguage } from '@quay/web-kit/language';
import { useQuery } from '@tanstack/react-query';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { linkOf, shownLink } from '../parts/link.ts';
import { overviewQuery } from '../queries/overview.ts';
import { referralWords } from '../words/index.ts';
import '../referral.css';

const SIDE = 1024;

/** The link as a picture that a camera reads, and what it promises: nothing but an account. */
export default function ShareQrCodePage() {
  const words = referralWords.useWords();
  const query = useQuery(overviewQuery);
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const code = query.data?.code;
  if (code === undefined) {
    return (
      <ColumnPage title={words.shareTitle} backTo={paths.promote()} line={<AccountLine page="referral" />}>
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      </ColumnPage>
    );
  }
  const link = linkOf(code, language);
  function save() {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: canvas.current!.toDataURL('image/png'), download: `quay-${code}.png` });
    anchor.click();
  }
  return (
    <ColumnPage
      title={words.shareTitle}
      backTo={paths.promote()}
      line={<AccountLine page="referral" />}
      foot={
        <div className="referral-two">
          <CopyLink link={link} wide variant="second" />
          <Button wide onClick={save}>
            {words.savePicture}
          </Button>
        </div>
      }
    >
      <section className="referral-qr referral-edge">
        <QrFrame size="large">
          <QRCodeCanvas
            ref={canvas}
            value={link}
            size={SIDE}
            marginSize={2}
            style={{ width: '100%', height: 'auto' }}
            role="img"
            aria-label={words.qrSaid(link)}
          />
        </QrFrame>
        <p className="referral-code q-t32 q-strong">{code}</p>
        <p className="q-muted referral-link">{shownLink(code)}</p>
      </section>
      <section className="referral-part referral-edge">
        <h2>{words.plainly}</h2>
        <dl>
          <KeyValue label={words.theyGet}>{words.theyGetSaid}</KeyValue>
          <KeyValue label={words.theyPay}>{words.theyPaySaid}</KeyValue>
          <KeyValue label={words.youGet}>{words.youGetSaid}</KeyValue>
        </dl>
        <p className="q-muted">{words.seesThem}</p>
      </section>
    </ColumnPage>
  );
}
