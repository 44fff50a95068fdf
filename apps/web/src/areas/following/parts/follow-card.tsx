import type { Follow } from '@quay/contract/following';
import { text, units } from '@quay/money';
import { Button, TickRule } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { leftToStop, resultOf } from '../results.ts';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';
import { Monogram } from './monogram.tsx';

const ChangeTerms = lazySheet(() => import('../forms/change-terms.tsx'));
const StopFollowing = lazySheet(() => import('../forms/stop-following.tsx'));

const shareOf = (part: bigint, whole: bigint): number =>
  whole <= 0n ? 0 : Math.max(0, Math.min(1, Number((part * 10_000n) / whole) / 10_000));

/** Whom the user follows: what came of it, what is in use, and how far the stop is. */
export function FollowCard({ of }: { of: Follow }) {
  const words = followingWords.useWords();
  const { figures, plain, money, signed, since } = useSaid();
  const [open, setOpen] = useState<'terms' | 'stop' | null>(null);
  const { all, beforeShare } = resultOf(of);
  const left = leftToStop(of);
  const [stop, cap, inUse] = [units(of.stopLoss), units(of.cap), units(of.inUse)];
  const leftSaid = left <= 0n ? words.stopReached : words.toStopSaid(plain(text(left)), money(of.stopLoss));
  return (
    <div className="following-card">
      <AppLink className="following-card-head" href={paths.trader(String(of.leader))}>
        <Monogram name={of.name} />
        <span className="q-grow">
          <span className="q-mid q-block">{of.name}</span>
          <span className="q-muted q-t12 q-block">{since(of)}</span>
        </span>
        <span className="q-right q-n">
          <span className={`q-block q-mid ${toneOf(all)}`}>{signed(all)}</span>
          <span className="q-muted q-t12 q-block">{words.ofCap(plain(of.cap))}</span>
        </span>
      </AppLink>
      {of.status === 'following' ? (
        <>
          <p className="q-row-between q-t12">
            <span className="q-muted">{words.inUse}</span>
            <span className="q-n">{words.inUseSaid(plain(of.inUse), money(of.cap))}</span>
          </p>
          <TickRule
            fill
            ticks={50}
            share={shareOf(inUse, cap)}
            label={words.inUseSaid(plain(of.inUse), money(of.cap))}
          />
          <p className="q-row-between q-t12">
            <span className="q-muted">{words.toStop}</span>
            <span className="q-n">{leftSaid}</span>
          </p>
          <TickRule
            fill
            ticks={50}
            tone={beforeShare * 2n < -stop ? 'warn' : 'accent'}
            share={shareOf(left, stop)}
            label={leftSaid}
          />
          <p className="following-acts">
            <Button variant="second" size="row" onClick={() => setOpen('terms')}>
              {words.changeOpen}
            </Button>
            <Button variant="second" size="row" onClick={() => setOpen('stop')}>
              {words.stop}
            </Button>
          </p>
          <ChangeTerms open={open === 'terms'} onClose={() => setOpen(null)} of={of} />
          <StopFollowing open={open === 'stop'} onClose={() => setOpen(null)} of={of} />
        </>
      ) : (
        <p className="q-muted q-t12">
          {of.endedAt !== null && of.ending !== null
            ? words.endedAt(figures.date(of.endedAt), words.endingOf[of.ending])
            : words.status[of.status]}
        </p>
      )}
    </div>
  );
}
