import { ErrorWords, figureAsRead, figureAsTyped, Icon, useAnnouncedAtOnce } from '@quay/ui';
import { type ReactNode, useId } from 'react';
import { grouped, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { convertWords } from '../words/index.ts';

type AmountSideProps = {
  label: string;
  symbol: string;
  /** Exactly what was typed; missing where the amount follows from the other side. */
  typed: string | undefined;
  /** What it would come to, for reading. */
  estimate: string | undefined;
  onType: (amount: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onPick: () => void;
  error?: ReactNode;
  /** Under the amount: what there is of it. */
  below?: ReactNode;
};

/** One side of an exchange: its amount, which may be typed on either side, and its coin. */
export function AmountSide(props: AmountSideProps) {
  const { label, symbol, typed, estimate, onType, onFocus, onBlur, onPick, error, below } = props;
  const words = convertWords.useWords();
  const id = useId();
  useAnnouncedAtOnce();
  return (
    <div className={`convert-side${error ? ' convert-side--error' : ''}`}>
      <label htmlFor={id} className="q-muted">
        {label}
      </label>
      <div className="convert-side-line">
        <input
          id={id}
          className="convert-side-amount"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder={typed === undefined && estimate !== undefined ? words.about(estimate) : '0'}
          value={figureAsRead(typed ?? '')}
          title={typed && figureAsRead(grouped(typed))}
          aria-label={words.amountOf(label)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onType(settleCommaWhileTyping(figureAsTyped(event.target.value)))}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <button
          type="button"
          className="convert-coin"
          aria-haspopup="dialog"
          aria-label={words.coinOf(label, symbol)}
          onClick={onPick}
        >
          <CoinMark symbol={symbol} size="s" />
          <span className="q-mid">{symbol}</span>
          <Icon name="down" size="xs" />
        </button>
      </div>
      {error && (
        <div id={`${id}-error`} className="q-field-below q-field-below--error" role="alert">
          <ErrorWords>{error}</ErrorWords>
        </div>
      )}
      {below}
    </div>
  );
}
