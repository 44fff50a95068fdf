import type { Advertiser } from '@quay/contract/c2c';
import { Icon } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { AdvertiserPage } from '../advertisers/advertiser-page.tsx';
import { statistics, useFiguresOf } from '../advertisers/use-figures-of.ts';
import { c2cPaths } from '../paths.ts';
import { advertiserWords } from '../words/advertisers/index.ts';

/** Every figure of an advertiser; a tap shows what it is computed from. */
export default function AdvertiserDetail() {
  const words = advertiserWords.useWords();
  return (
    <AdvertiserPage title={words.figures} backTo={c2cPaths.advertiser}>
      {(advertiser) => <Figures advertiser={advertiser} />}
    </AdvertiserPage>
  );
}

function Figures({ advertiser }: { advertiser: Advertiser }) {
  const words = advertiserWords.useWords();
  const figures = useFiguresOf(advertiser);
  return (
    <div className="q-gutter">
      {statistics.map((one) => (
        <details key={one} className="advertiser-figure">
          <summary>
            <span className="q-muted">{words.labels[one]}</span>
            <span className="q-n q-mid">{figures[one]}</span>
            <Icon name="down" size="xs" />
          </summary>
          <p className="q-muted">{words.formulas[one]}</p>
        </details>
      ))}
      <p className="advertiser-foot">
        <Link className="q-act" to={c2cPaths.advertiserFormulas(advertiser.userId)}>
          {words.howComputed}
        </Link>
      </p>
    </div>
  );
}
