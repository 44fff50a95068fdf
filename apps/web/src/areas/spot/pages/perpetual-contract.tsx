import { AppBar, buttonClass, Empty } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useParams } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { spotWords } from '../words/index.ts';
import '../spot.css';

/** Contracts are not open yet, and the screen says so. */
export default function PerpetualContractPage() {
  const words = spotWords.useWords();
  const symbol = (useParams().symbol ?? 'BTC').toUpperCase();
  useTitle(words.contractTitle);
  return (
    <div className="spot-page">
      <AppBar title={words.contractTitle} />
      <Empty
        title={words.contractEmpty}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.trade(symbol)}>
            {words.contractAct(symbol)}
          </AppLink>
        }
        quiet={
          <AppLink className="q-act" href={paths.quotes()}>
            {words.toMarkets}
          </AppLink>
        }
      >
        {words.contractEmptyWhy}
      </Empty>
    </div>
  );
}
