import type { Leader } from '@quay/contract/following';
import { units } from '@quay/money';
import { KeyValue, TickRule } from '@quay/ui';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';

/** What followers got first, the trader's own result second, the worst fall third. */
export function Headline({ of: { record } }: { of: Leader }) {
  const words = followingWords.useWords();
  const { ratio } = useSaid();
  const shown = (value: string | null) => (value === null ? '–' : ratio(value));
  return (
    <dl className="following-headline">
      <div>
        <dt>{words.column.followersResult}</dt>
        <dd className={`following-first ${toneOf(units(record.followersResult ?? '0'))}`}>
          {shown(record.followersResult)}
        </dd>
      </div>
      <div>
        <dt>{words.theTrader}</dt>
        <dd className="q-muted">{shown(record.result)}</dd>
      </div>
      <div>
        <dt>{words.column.worstFall}</dt>
        <dd>{shown(record.worstFall)}</dd>
      </div>
    </dl>
  );
}

/** Why what followers got is not what the trader got, in one sentence. */
export function WhyTheyDiffer({ of: { record, shareRate } }: { of: Leader }) {
  const words = followingWords.useWords();
  const { figures, ratio } = useSaid();
  if (record.followersResult === null || record.result === null) return words.noFollowersYet;
  const gap = Math.round((Number(record.result) - Number(record.followersResult)) * 10_000) / 10_000;
  if (gap === 0) return words.same;
  const said = ratio(String(Math.abs(gap))).replace(/^\+/, '');
  if (gap < 0) return words.ahead(said);
  return units(shareRate) === 0n ? words.gapFree(said) : words.gap(said, figures.rate(shareRate));
}

/** What all closed positions of the time say. */
export function RecordFacts({ of }: { of: Leader }) {
  const words = followingWords.useWords();
  const { figures, ratio, money, share } = useSaid();
  const { record, ownMoney, shareRate, followers, followersMax } = of;
  const count = (value: number) => figures.quantity(String(value), 0);
  const decided = record.won + record.lost;
  const times = words.times(record.liquidated);
  const fall = ratio(record.worstFall);
  return (
    <section className="following-part">
      <h2>{words.fromClosed(record.closed)}</h2>
      {decided > 0 && (
        <TickRule
          fill
          ticks={60}
          share={record.won / decided}
          label={words.wonLostLabel(count(record.won), count(record.lost))}
        />
      )}
      <dl>
        <KeyValue label={words.column.wonLost}>
          <span className="q-n">{words.wonLost(count(record.won), count(record.lost))}</span>
        </KeyValue>
        {record.meanWin !== null && record.meanLoss !== null && (
          <KeyValue label={words.meanWinLoss}>
            <span className="q-n">{words.wonLost(ratio(record.meanWin), ratio(record.meanLoss))}</span>
          </KeyValue>
        )}
        <KeyValue label={words.column.worstFall}>
          <span className="q-n">
            {units(record.worstFall) === 0n
              ? fall
              : record.recoveryDays === null
                ? words.worstFallOpen(fall)
                : words.worstFallDays(fall, record.recoveryDays)}
          </span>
        </KeyValue>
        <KeyValue label={words.lossesInRow}>
          <span className="q-n">{count(record.lossesInRow)}</span>
        </KeyValue>
        <KeyValue label={words.column.liquidated}>
          <span className="q-n">
            {record.liquidated === 0
              ? words.never
              : record.liquidatedAt === null
                ? times
                : words.liquidatedLast(times, figures.date(record.liquidatedAt))}
          </span>
        </KeyValue>
        {record.leverageUsual !== null && record.leverageMax !== null && (
          <KeyValue label={words.column.leverage}>
            <span className="q-n">{words.leverageSaid(`${record.leverageUsual}×`, `${record.leverageMax}×`)}</span>
          </KeyValue>
        )}
        <KeyValue label={words.column.ownMoney}>
          <span className="q-n">{money(ownMoney)}</span>
        </KeyValue>
        <KeyValue label={words.column.followers}>
          <span className="q-n">{words.ofMost(count(followers), count(followersMax))}</span>
        </KeyValue>
        <KeyValue label={words.share}>
          {units(shareRate) === 0n ? words.shareNone : words.shareSaid(share(shareRate))}
        </KeyValue>
        {units(shareRate) > 0n && <KeyValue label={words.paidWhen}>{words.paidWhenSaid}</KeyValue>}
      </dl>
    </section>
  );
}
