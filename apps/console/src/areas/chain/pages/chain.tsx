import { chainStatus } from '@quay/contract/staff';
import { Empty } from '@quay/ui';
import { PlainPage } from '../../../parts/desk.tsx';
import { Answered } from '../../../parts/detail.tsx';
import { useAsk } from '../../../request/hooks.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../chain.css';
import { Alarms } from '../parts/alarms.tsx';
import { Network } from '../parts/network.tsx';
import { Reserves } from '../parts/reserves.tsx';
import { chainWords } from '../words/index.ts';

/** Each look reads every hot wallet on chain. */
const EVERY_MS = 15_000;

/** What is wrong, what the house has on chain, and how each network stands. */
export default function ChainPage() {
  const words = chainWords.useWords();
  const shell = shellWords.useWords();
  const asked = useAsk(chainStatus, {}, { every: EVERY_MS });
  return (
    <PlainPage title={shell.areas.chain}>
      <Answered asked={asked}>
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
