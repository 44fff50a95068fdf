import type { C2cSide } from '@quay/contract/c2c';
import { Button, ErrorWords } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useFigures } from '../../../shell/figures.ts';
import type { Blocked, EarlyRefusal } from '../forms/take.form.ts';
import { takeWords } from '../words/take/index.ts';
import { BlockedAct } from './blocked-act.tsx';
import { saidForReading } from './said-for-reading.ts';
import { type Failure, fieldOf } from './use-taking.ts';

type TakeActProps = {
  request: C2cSide;
  symbol: string;
  /** What would be bought or sold, as it is read. */
  coins: string | undefined;
  isEmpty: boolean;
  /** What stands against the user, whatever the amount. */
  blocked: Blocked | null;
  refusal: EarlyRefusal | null;
  /** The refusal stands at its field already. */
  isSaid: boolean;
  /** What is needed is still asked for. */
  isWaiting?: boolean;
  isGuest?: boolean;
  failure: Failure | null;
};

/** The act of a form that takes an ad, and under it the first reason that stands against it. */
export function TakeAct(props: TakeActProps) {
  const { request: proposal, symbol, coins, isEmpty, blocked, refusal, isSaid, isWaiting, isGuest, failure } = props;
  const words = takeWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();

  function reason(): string | undefined {
    if (isGuest) return undefined;
    if (blocked) return say(saidForReading(blocked, figures));
    if (isEmpty) return words.amountMissing;
    if (refusal?.field === 'method') return words.methodMissing[proposal];
    if (refusal) return isSaid ? '' : say(saidForReading(refusal, figures));
    return isWaiting ? '' : undefined;
  }

  return (
    <div className="q-act-bar take-act">
      {failure && fieldOf(failure) === 'form' && (
        <p className="q-field-below--error take-failure" role="alert">
          <ErrorWords>{failure.words}</ErrorWords> <BlockedAct reason={failure.reason} />
        </p>
      )}
      <Button
        type="submit"
        wide
        disabledReason={reason()}
        reasonAct={blocked && !isGuest && <BlockedAct reason={blocked.reason} />}
      >
        {isGuest
          ? words.logInTo[proposal]
          : coins && !refusal
            ? words.act[proposal](coins)
            : words.actPlain[proposal](symbol)}
      </Button>
    </div>
  );
}
