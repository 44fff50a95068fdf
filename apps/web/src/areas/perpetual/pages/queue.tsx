import type { Contract, PositionSide } from '@quay/contract/perpetual';
import { Empty, KeyValue, Segments } from '@quay/ui';
import { useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { useSession } from '../../../shell/session.ts';
import { Lamps } from '../parts/adl-lamps.tsx';
import { ContractColumn } from '../parts/contract-column.tsx';
import { Panes } from '../parts/panes.tsx';
import { adlPlacesQuery } from '../queries/adl-places.ts';
import { adlQueueQuery } from '../queries/adl-queue.ts';
import { contractRecordWords } from '../words/records/index.ts';

const SCORE_DECIMALS = 8;

/** Who would be closed against a bankrupt position, in which order; people have names of the day. */
export default function QueuePage() {
  const words = contractRecordWords.useWords();
  const [search] = useSearchParams();
  const side: PositionSide = search.get('side') === 'short' ? 'short' : 'long';
  return (
    <ContractColumn part="queue" title={words.queueTitle}>
      {(contract) => <Queue of={contract} side={side} />}
    </ContractColumn>
  );
}

function Queue({ of: { symbol, base, quantityDecimals }, side }: { of: Contract; side: PositionSide }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const navigate = useNavigate();
  const loggedIn = useSession((session) => session.token !== null);
  const own = useQuery({ ...adlPlacesQuery, enabled: loggedIn }).data?.find(
    (one) => one.symbol === symbol && one.side === side,
  );
  const query = useInfiniteQuery(adlQueueQuery(symbol, side));
  const pages = { ...query, data: query.data && { pages: query.data.pages.map(({ places }) => places) } };
  const count = (value: number) => figures.quantity(String(value), 0);
  return (
    <Panes
      about={
        <>
          <p className="q-muted perpetual-before-choice">{words.queueWhy}</p>
          <Segments<PositionSide>
            label={words.queueSide}
            items={[
              { id: 'long', label: words.side.long, tone: 'rise' },
              { id: 'short', label: words.side.short, tone: 'fall' },
            ]}
            value={side}
            onChange={(next) => void navigate(paths.perpetualQueue(symbol, next), { replace: true })}
          />
          {own && (
            <dl>
              <KeyValue label={words.yourPlace}>
                <span className="q-n perpetual-own-place">
                  <Lamps lit={own.lamps} /> {words.placeOf(count(own.place), count(own.of))}
                </span>
              </KeyValue>
            </dl>
          )}
        </>
      }
    >
      <div className="column-edge">
        <EndlessList
          label={words.queueTitle(symbol)}
          pages={pages}
          keyOf={({ place }: { place: number }) => place}
          row={({ place, person, quantity, score, lamps }) => (
            <p className={`perpetual-place q-n${person === own?.person ? ' perpetual-place--own' : ''}`}>
              <b>{count(place)}</b>
              <span>
                {person === own?.person ? words.you : person}
                <span className="q-muted q-t12 q-block">
                  {words.score} {figures.signed(Number(score).toFixed(SCORE_DECIMALS), SCORE_DECIMALS)}
                </span>
              </span>
              <span className="q-right perpetual-own-place">
                {figures.quantity(quantity, quantityDecimals)} {base}
                <Lamps lit={lamps} />
              </span>
            </p>
          )}
          empty={<Empty title={words.noQueue}>{words.noQueueWhy}</Empty>}
        />
      </div>
    </Panes>
  );
}
