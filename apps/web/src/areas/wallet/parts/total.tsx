import { units } from '@quay/money';
import { Bone, Icon, IconButton } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { TotalFigure } from '../../../holdings/total-figure.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useValuation } from '../../../shell/queries/currency.ts';
import { walletWords } from '../words/index.ts';

const MASK = '••••••';

/** A figure that the eye has closed. */
export function useMasked(): (figure: string) => string {
  const hidden = usePreferences((preferences) => preferences.hideBalances);
  return (figure) => (hidden ? MASK : figure);
}

/** Colour of a gain or a loss; none for nothing, and none for what is hidden. */
export function useTone(): (change: string) => string {
  const hidden = usePreferences((preferences) => preferences.hideBalances);
  return (change) => {
    const gained = units(change);
    return hidden || gained === 0n ? 'q-muted' : gained < 0n ? 'q-fall' : 'q-rise';
  };
}

/** The one total of a screen, with the eye and the currency, and a line below it. */
export function Total({ total, children }: { total: string | undefined; children: ReactNode }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const { hideBalances, set } = usePreferences();
  const currency = useValuation().name;
  return (
    <section className="q-gutter">
      <div className="wallet-total-head">
        <span>{words.total}</span>
        <IconButton
          icon={hideBalances ? 'eyeoff' : 'eye'}
          size="s"
          quiet
          label={hideBalances ? words.show : words.hide}
          aria-pressed={hideBalances}
          onClick={() => set({ hideBalances: !hideBalances })}
        />
        <AppLink className="wallet-currency" href={paths.exchangeRate()} aria-label={words.currency(currency)}>
          {currency}
          <Icon name="down" size="xs" />
        </AppLink>
      </div>
      <div className="q-t40 q-strong q-n">
        {total === undefined ? (
          <Bone width={24} height={4} />
        ) : hideBalances ? (
          <span role="img" aria-label={words.hidden}>
            {MASK}
          </span>
        ) : (
          <TotalFigure text={figures.money(total)} hidden={false} />
        )}
      </div>
      <div className="wallet-change">{children}</div>
    </section>
  );
}
