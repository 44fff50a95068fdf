import type { C2cParty } from '@quay/contract/c2c';
import type { AppealSide, StaffAppeal } from '@quay/contract/staff';
import { Icon, Pill } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Picture } from '../../../parts/picture.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { appealsWords } from '../words/index.ts';

type OfSide = { readonly appeal: StaffAppeal; readonly party: C2cParty };

/** What one of the two says and shows, and what that side was asked for. */
export function Evidence({ appeal, party }: OfSide) {
  const words = appealsWords.useWords();
  const side = party === 'payer' ? appeal.payerSide : appeal.sellerSide;
  const who = words.parties[party];
  const query = requestedOf(appeal.missing, party);
  const appealed = appeal.by === party;
  return (
    <Section title={who} act={<Name side={side} />}>
      {appealed && (
        <div className="appeals-said">
          <p>
            <Pill tone="warn">{words.reasons[appeal.reason]}</Pill>
          </p>
          <p className="appeals-long">{appeal.description}</p>
        </div>
      )}
      {numbered(side.evidence).map(({ text, pictures, at }) => (
        <div key={at} className="appeals-said">
          <p className="q-t12 q-muted">
            <Moment at={at} />
          </p>
          {text !== '' && <p className="appeals-long">{text}</p>}
          {pictures.length > 0 && (
            <div className="con-pictures">
              {pictures.map(({ number, link }) => (
                <EvidencePicture key={number} label={`${who}, ${words.picture(number)}`} link={link} />
              ))}
            </div>
          )}
        </div>
      ))}
      {query.map((item) => (
        <div key={item} className="appeals-asked">
          <Icon name="file" size="s" />
          <p>
            <span className="q-t12 q-muted">{words.asked}</span>
            <br />
            {item}
          </p>
        </div>
      ))}
      {!appealed && side.evidence.length === 0 && query.length === 0 && (
        <p className="con-quiet">{words.nothingSaid}</p>
      )}
    </Section>
  );
}

function Name({ side }: { side: AppealSide }) {
  const { rights } = useMember();
  if (!rights.includes('users')) return <span className="q-mid">{`${side.name} (${side.nickname})`}</span>;
  return (
    <Link className="q-act" to={paths.user(side.userId)}>
      {side.name} ({side.nickname}) {side.userId}
    </Link>
  );
}

/** What was asked of one side: the server names the side before each item. */
const requestedOf = (missing: readonly string[], party: C2cParty): readonly string[] =>
  missing.filter((one) => one.startsWith(`${party}: `)).map((one) => one.slice(party.length + 2));

type Numbered = {
  readonly text: string;
  readonly at: number;
  readonly pictures: readonly { readonly number: number; readonly link: string }[];
};

/** Evidence with its pictures counted through, so that one can speak of them. */
function numbered(evidence: AppealSide['evidence']): readonly Numbered[] {
  let count = 0;
  return evidence.map(({ text, files, at }) => ({
    text,
    at,
    pictures: files.map((link) => {
      count += 1;
      return { number: count, link };
    }),
  }));
}

/** Each look brings a new link. A picture keeps its first, so that it does not blink; shown again it takes the newest. */
function EvidencePicture({ label, link }: { label: string; link: string }) {
  const [url, setUrl] = useState<string | undefined>(link);
  return <Picture label={label} url={url} busy={false} onShow={() => setUrl(link)} onHide={() => setUrl(undefined)} />;
}
