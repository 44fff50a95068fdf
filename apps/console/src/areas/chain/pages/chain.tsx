import { Empty } from '@quay/ui';
import { Answered } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import '../chain.css';
import { Alarms } from '../parts/alarms.tsx';
import { Network } from '../parts/network.tsx';
import { Reserves } from '../parts/reserves.tsx';
import { useChainStatus } from '../queries/chain-status.ts';
import { chainWords } from '../words/index.ts';

/** What is wrong, what the exchange has on chain, and how each network stands. */
export default function ChainPage() {
  const words = chainWords.useWords();
  const shell = shellWords.useWords();
  const query = useChainStatus();
  return (
    <PlainPage title={shell.areas.chain}>
      <Answered query={query}>
        {({ networks, reserves, alarms }) =>
          networks.length === 0 ? (
            <Empty title={words.emptyTitle}>{words.emptyWords}</Empty>
          ) : (
            <>
              <Alarms alarms={alarms} />
              {networks.map((network) => (
                <Network key={network.network} status={network} />
              ))}
              <Reserves reserves={reserves} />
            </>
          )
        }
      </Answered>
    </PlainPage>
  );
}
