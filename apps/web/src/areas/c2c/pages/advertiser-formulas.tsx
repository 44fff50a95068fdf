import { AdvertiserPage } from '../advertisers/advertiser-page.tsx';
import { statistics } from '../advertisers/use-figures-of.ts';
import { c2cPaths } from '../paths.ts';
import { advertiserWords } from '../words/advertisers/index.ts';

/** How all figures of advertisers are computed, and what does not count. */
export default function AdvertiserFormulas() {
  const words = advertiserWords.useWords();
  return (
    <AdvertiserPage title={words.howComputed} backTo={c2cPaths.advertiserDetail}>
      {() => (
        <div className="q-gutter advertiser-formulas">
          <p>{words.computedWhy}</p>
          <dl>
            {statistics.map((one) => (
              <div key={one}>
                <dt className="q-mid">{words.labels[one]}</dt>
                <dd className="q-muted">{words.formulas[one]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </AdvertiserPage>
  );
}
