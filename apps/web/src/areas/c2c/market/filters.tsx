import { figureAsRead, figureAsTyped, IconButton, SelectButton } from '@quay/ui';
import { useNavigate } from '@quay/web-kit/router';
import { useId, useRef, useState } from 'react';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { hiddenFilters, useMarketFilter } from '../forms/market-filter.ts';
import { useFiat } from '../parts/use-fiat.ts';
import { c2cPaths } from '../paths.ts';
import { kindWords } from '../words/kinds/index.ts';
import { marketWords } from '../words/market/index.ts';

const KindSheet = lazySheet(() => import('./kind-sheet.tsx'));

/** How much and how paid; everything else stands on a screen of its own. */
export function Filters() {
  const words = marketWords.useWords();
  const { kinds: names } = kindWords.useWords();
  const navigate = useNavigate();
  const filter = useMarketFilter();
  const fiat = useFiat();
  const [picking, setPicking] = useState(false);
  const { kinds } = filter;
  const [only] = kinds;
  const hidden = hiddenFilters(filter);
  return (
    <div className="market-filters">
      <AmountFilter />
      <SelectButton label={words.kinds} labelUnseen onClick={() => setPicking(true)}>
        <span className="q-ellipsis">
          {only === undefined ? words.anyKind : kinds.length === 1 ? names[only] : words.someKinds(kinds.length)}
        </span>
      </SelectButton>
      <IconButton
        icon="filter"
        dot={hidden > 0}
        label={hidden > 0 ? words.moreFiltersOn(hidden) : words.moreFilters}
        onClick={() => navigate(c2cPaths.adScreening())}
      />
      <KindSheet
        open={picking}
        onClose={() => setPicking(false)}
        fiat={fiat}
        kinds={kinds}
        onChange={(chosen) => useMarketFilter.setState({ kinds: chosen })}
      />
    </div>
  );
}

function AmountFilter() {
  const words = marketWords.useWords();
  const { side, amount } = useMarketFilter();
  const fiat = useFiat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="market-amount">
      <label htmlFor={id}>{words.amount[side]}</label>
      <input
        ref={input}
        id={id}
        className="q-n"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.anyAmount}
        value={figureAsRead(amount)}
        onChange={(event) =>
          useMarketFilter.setState({ amount: settleCommaWhileTyping(figureAsTyped(event.target.value)) })
        }
        onBlur={() => useMarketFilter.setState({ amount: settleComma(amount) })}
        onKeyDown={(event) => event.key === 'Enter' && input.current?.blur()}
      />
      <span className="q-muted">{fiat}</span>
      {amount !== '' && (
        <IconButton
          icon="close"
          size="xs"
          quiet
          label={words.clearAmount}
          onClick={() => {
            useMarketFilter.setState({ amount: '' });
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
