import { HOLD_HOURS, type Hold, RESET_HOLD_HOURS } from '@quay/contract/identity';
import { Button, Ring } from '@quay/ui';
import { hoursAndMinutes, useMoments } from '@quay/web-kit/format';
import { useEffect } from 'react';
import { securityQuery } from '../../../../proof/queries/security.ts';
import { proofWords } from '../../../../proof/words/index.ts';
import { queryClient } from '../../../../request/query-client.ts';
import { useSecondsLeft } from '../../../../shell/use-seconds-left.ts';
import { securityWords } from '../../words/security/index.ts';

const HOUR_S = 3_600;
const totalOf = ({ reason }: Hold) => (reason === 'reset-by-staff' ? RESET_HOLD_HOURS : HOLD_HOURS) * HOUR_S;

/** Why withdrawals wait, and until when: a clock time in words, and the ring that counts down to it. */
export function Holds({ holds, onFreeze }: { holds: readonly [Hold, ...Hold[]]; onFreeze: () => void }) {
  const { hold: words } = securityWords.useWords();
  const { holds: reasons } = proofWords.useWords();
  const moments = useMoments();
  const [longest, ...others] = holds;
  const seconds = useSecondsLeft(longest.until);
  const { hours, minutes } = hoursAndMinutes(seconds);
  const over = seconds === 0;
  useEffect(() => {
    if (over) void queryClient.invalidateQueries(securityQuery);
  }, [over]);
  return (
    <section className="security-head">
      <div className="security-hold">
        <Ring
          secondsLeft={seconds}
          secondsTotal={Math.max(totalOf(longest), seconds)}
          label={words.left(hours, minutes)}
          tone="warn"
        >
          {hours}:{String(minutes).padStart(2, '0')}
          <small>{words.hours}</small>
        </Ring>
        <div className="q-grow">
          <h2 className="q-t20">{words.title}</h2>
          <p>
            {reasons[longest.reason]} {words.opens(moments.when(longest.until))}
          </p>
          <Button variant="quiet" onClick={onFreeze}>
            {words.notMe}
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <ul className="security-other-holds" aria-label={words.more}>
          {others.map(({ reason, until }) => (
            <li key={`${reason} ${until}`}>
              {reasons[reason]} ({words.until(moments.when(until))})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
