import { Icon, StatusDot, StatusLine } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { live, useConnection } from '../../live/live.ts';
import { paths } from '../../paths.ts';
import { useFigures } from '../figures.ts';
import { useLost } from '../lost-connection.tsx';
import { useConfig } from '../queries/config.ts';
import { liabilitiesQuery } from '../queries/liabilities.ts';
import { Keys } from './keys.tsx';
import { leastCover } from './least-cover.ts';
import { statusWords } from './words/index.ts';

const LOOK_MS = 1_000;
const MEASURE_MS = 15_000;

/** How the exchange and the way to it are: connection, what the market is, what was proved, where the journal stands. */
export default function Status(): ReactNode {
  const words = statusWords.useWords();
  const isSimulated = useConfig()?.simulatedMarket;
  return (
    <StatusLine
      label={words.label}
      end={
        <>
          <Journal />
          <Keys />
          <AppLink href={paths.customerService()}>
            <Icon name="chat" size="s" /> {words.support}
          </AppLink>
        </>
      }
    >
      <Connection />
      {isSimulated && <span>{words.simulated}</span>}
      <Proved />
    </StatusLine>
  );
}

function Connection() {
  const words = statusWords.useWords();
  const { state } = useConnection();
  const lost = useLost();
  const [delay, setDelay] = useState(live.delay);
  useEffect(() => {
    if (state !== 'live') return setDelay(undefined);
    live.measure();
    const look = setInterval(() => setDelay(live.delay()), LOOK_MS);
    const measure = setInterval(live.measure, MEASURE_MS);
    return () => {
      clearInterval(look);
      clearInterval(measure);
    };
  }, [state]);
  if (lost) {
    return (
      <span className="q-warn">
        <StatusDot tone="lost" />
        {words.lost}
      </span>
    );
  }
  return (
    <span>
      <StatusDot tone={state === 'live' ? 'live' : 'waiting'} />
      {state !== 'live' ? words.connecting : delay === undefined ? words.live : words.delay(delay)}
    </span>
  );
}

/** The coin that is covered least by what was seen on chain, and when that was. */
function Proved() {
  const words = statusWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const [newest] = useQuery(liabilitiesQuery).data ?? [];
  if (!newest) return null;
  const cover = leastCover(newest);
  const when = words.provedAt(moments.short(newest.at));
  return (
    <AppLink href={paths.proofOfLiabilities()} title={cover ? words.leastOf(cover.symbol) : words.balancesProved}>
      {cover ? (
        <>
          {words.reserves} <b className={cover.isShort ? 'q-warn' : undefined}>{figures.share(cover.share)}</b> {when}
        </>
      ) : (
        <>
          {words.balancesProved} {when}
        </>
      )}
    </AppLink>
  );
}

/** The newest number of the journal that was heard of. */
function Journal() {
  const words = statusWords.useWords();
  const figures = useFigures();
  const [sequence, setSequence] = useState(live.sequence);
  useEffect(() => {
    const look = setInterval(() => setSequence(live.sequence()), LOOK_MS);
    return () => clearInterval(look);
  }, []);
  if (sequence === 0) return null;
  return (
    <span>
      {words.journal} <b className="q-n">{figures.quantity(String(sequence), 0)}</b>
    </span>
  );
}
