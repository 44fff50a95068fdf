import type { Contract } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { Segments } from '@quay/ui';
import { durationText, useMoments } from '@quay/web-kit/format';
import { useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { useTicker } from '../../../trading/market/tickers.ts';
import { useContractsNow } from '../live-contracts.ts';
import { settingChangesQuery } from '../queries/setting-changes.ts';
import { basisOf } from '../sums/settlement.ts';
import { useShown } from '../use-shown.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import { perpetualWords } from '../words/index.ts';

/** A contract with an end, and where it stands. */
export type DatedContract = Contract & {
  readonly expiry: number;
  readonly term: NonNullable<Contract['term']>;
  readonly windowSeconds: number;
  readonly deliveryFeeRate: string;
  readonly delivery: NonNullable<Contract['delivery']>;
};

export const isDated = (contract: Contract): contract is DatedContract =>
  contract.expiry !== null && contract.delivery !== null;

/** Weekly, bi-weekly, quarterly: the contracts of the same kind on the same coin that have not ended. */
export function TermChoice({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const { term } = perpetualWords.useWords();
  const navigate = useNavigate();
  const { symbol, coin, kind } = contract;
  const all = useContractsNow().filter(isDated);
  const like = all.filter((one) => one.coin === coin && one.kind === kind && one.delivery.settlementPrice === null);
  const shown = like.some((one) => one.symbol === symbol) ? like : [contract, ...like];
  if (shown.length < 2) return null;
  return (
    <Segments
      label={words.terms}
      items={shown.sort((a, b) => a.expiry - b.expiry).map((one) => ({ id: one.symbol, label: term[one.term] }))}
      value={symbol}
      onChange={(chosen) => navigate(paths.delivery(chosen), { replace: true })}
    />
  );
}

/** What is left until a moment, in its two largest units; minutes and seconds in the last hour. */
export function TimeLeft({ to }: { to: number }) {
  const words = deliveryWords.useWords();
  const seconds = useSecondsLeft(to);
  if (seconds >= 3_600) return <span className="q-n">{durationText(seconds * 1_000, words.left)}</span>;
  return (
    <span className="q-n">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}

/** The basis of the last price: in points, as a share and as a share a year; nothing before there is an index. */
export function useBasis({ symbol, mark, expiry }: DatedContract) {
  const last = useTicker(keyOf({ product: 'perpetual', symbol }))?.last;
  const seconds = useSecondsLeft(expiry);
  if (!mark) return undefined;
  return basisOf(units(last ?? mark.price), units(mark.indexPrice), seconds * 1_000);
}

/** Its basis as a figure, with what that would be in a year under it. */
export function BasisFigure({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const basis = useBasis(contract);
  if (!basis) return <>–</>;
  return (
    <>
      {shown.percent(basis.share)}
      {basis.yearly !== undefined && (
        <span className="q-muted q-t12 delivery-yearly">{words.yearly(shown.percent(basis.yearly))}</span>
      )}
    </>
  );
}

/** Last price, index and basis of a dated contract, on a phone. */
export function BasisLine({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const last = useTicker(keyOf({ product: 'perpetual', symbol: contract.symbol }))?.last;
  const basis = useBasis(contract);
  const { mark } = contract;
  const points = basis && shown.price(basis.points < 0n ? -basis.points : basis.points);
  return (
    <div className="q-row-between q-end delivery-basis">
      <div>
        <b className="perpetual-figure q-n">{last ? shown.price(units(last)) : '–'}</b>
        {mark && basis && points && (
          <span className="q-muted q-t12 q-n q-block">
            {(basis.points < 0n ? words.belowIndex : words.aboveIndex)(shown.price(units(mark.indexPrice)), points)}
          </span>
        )}
      </div>
      <p className="q-right q-n">
        <span className="q-muted q-t12 q-block">{words.basis}</span>
        <b>
          <BasisFigure contract={contract} />
        </b>
      </p>
    </div>
  );
}

const TICKS = 60;
const ticks = Array.from({ length: TICKS + 1 }, (_, tick) => tick);

/** How much of a span of time is over, in 60 ticks, with a post at now and one at the end. */
export function LifeRule({ share, label }: { share: number; label: string }) {
  return (
    <svg className="delivery-life" role="img" aria-label={label}>
      {ticks.map((tick) => {
        const at = `${(tick / TICKS) * 100}%`;
        const isOver = tick / TICKS <= share;
        return (
          <line
            key={tick}
            className={isOver ? 'q-on' : undefined}
            x1={at}
            x2={at}
            y1={tick % 10 === 0 ? '17%' : '45%'}
            y2="85%"
          />
        );
      })}
      <rect
        className="delivery-life-end"
        x="100%"
        y="5%"
        width=".625rem"
        height="90%"
        rx="2"
        transform="translate(-5 0)"
      />
      <rect
        className="delivery-life-now"
        x={`${share * 100}%`}
        y="5%"
        width=".625rem"
        height="90%"
        rx="2"
        transform={share > 0.5 ? 'translate(-5 0)' : undefined}
      />
    </svg>
  );
}

/** The life of a contract as a rule, and by which rule its price is made. */
export function ContractLife({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const moments = useMoments();
  const { symbol, expiry, windowSeconds, delivery } = contract;
  const left = useSecondsLeft(expiry);
  const listing = useQuery(settingChangesQuery(symbol)).data?.find(({ kind }) => kind === 'listing');
  const listedAt = listing?.at;
  const now = expiry - left * 1_000;
  const share = listedAt === undefined || expiry <= listedAt ? 0 : Math.max(0, (now - listedAt) / (expiry - listedAt));
  const { settlesAt } = delivery;
  const window = [moments.clock(settlesAt - windowSeconds * 1_000), moments.clock(settlesAt)] as const;
  const rule = settlesAt > expiry ? words.rulePostponed : words.rule;
  return (
    <section className="delivery-ends">
      <p className="q-row-between q-baseline">
        <b>{left > 0 ? words.endsIn : words.ended}</b>
        <b className="q-t16">
          <TimeLeft to={expiry} />
        </b>
      </p>
      {listedAt !== undefined && (
        <>
          <LifeRule share={share} label={words.lifeSaid(durationText(left * 1_000, words.left))} />
          <p className="q-row-between q-t12 q-n">
            <span>
              <span className="q-muted q-block">{words.listed}</span>
              {moments.short(listedAt)}
            </span>
            <span className="q-right">
              <span className="q-warn q-block">{words.end}</span>
              {moments.short(settlesAt)}
            </span>
          </p>
        </>
      )}
      <p className="q-muted q-t12">{rule(shown.figures.quantity(String(windowSeconds), 0), ...window)}</p>
    </section>
  );
}

/** Signed points without a unit, to the tick. */
export const pointsText = (points: bigint, decimals: number, signed: (value: string, decimals: number) => string) =>
  signed(text(points), decimals);
