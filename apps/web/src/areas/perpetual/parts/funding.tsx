import type { Contract } from '@quay/contract/perpetual';
import { type Rate, text } from '@quay/money';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import type { PerpetualNow } from '../account.ts';
import { nextFunding } from '../funding-now.ts';
import { useShown } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds that are left. */
export function Countdown({ to }: { to: number }) {
  const seconds = useSecondsLeft(to);
  return (
    <span className="q-n">
      {Math.floor(seconds / 3600)}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
    </span>
  );
}

export const paysAt = (rate: Rate): 'long' | 'short' | 'nobody' =>
  rate === 0n ? 'nobody' : rate > 0n ? 'long' : 'short';

/** Who pays at the next stamp, how much of a position, and when; what one's own position pays or receives. */
export function FundingLine({ contract, now }: { contract: Contract; now: PerpetualNow }) {
  const words = contractRecordWords.useWords();
  const shown = useShown(contract);
  const next = nextFunding(now, contract);
  if (!next) return null;
  const { rate, at, received } = next;
  const amount = received === undefined ? null : shown.money(received < 0n ? -received : received);
  return (
    <AppLink className="perpetual-funding q-t12" href={paths.perpetualFunding(contract.symbol)}>
      <span>
        <span className="q-muted">{words.pays[paysAt(rate)]}</span>{' '}
        <b className="q-n">{words.about(shown.figures.rate(text(rate < 0n ? -rate : rate)))}</b>{' '}
        <span className="q-muted">
          <Countdown to={at} />
        </span>
      </span>
      {received !== undefined && amount !== null && received !== 0n && (
        <span className={`q-n ${received < 0n ? 'q-warn' : 'q-rise'}`}>
          {received < 0n ? words.youPay(amount) : words.youGet(amount)}
        </span>
      )}
    </AppLink>
  );
}

/** In the details of a position: what it pays or receives next, and where it is liquidated then. */
export function useFundingFacts(contract: Contract, now: PerpetualNow): readonly (readonly [string, string])[] {
  const words = contractRecordWords.useWords();
  const shown = useShown(contract);
  const next = nextFunding(now, contract);
  if (next?.received === undefined) return [];
  const { received, liquidation } = next;
  const facts: readonly (readonly [string, string])[] = [[words.next, words.about(shown.result(received))]];
  return liquidation === undefined ? facts : [...facts, [words.thenLiquidated, words.about(shown.price(liquidation))]];
}
