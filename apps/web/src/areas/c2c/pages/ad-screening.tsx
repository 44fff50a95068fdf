import '../users.css';
import { kindsOfFiat } from '@quay/contract/c2c';
import { Button, ChoiceList, Field, Toggle } from '@quay/ui';
import { useBack } from '@quay/web-kit/router';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../shell/session.ts';
import { anything, sorts, useMarketFilter, withKind } from '../forms/market-filter.ts';
import { KindChoices } from '../market/kind-choices.tsx';
import '../market/market.css';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { useFiat } from '../parts/use-fiat.ts';
import { marketWords } from '../words/market/index.ts';

/** Everything that the market can be filtered by. What is chosen holds at once. */
export default function AdScreening() {
  const words = marketWords.useWords();
  const filter = useMarketFilter();
  const fiat = useFiat();
  const back = useBack(paths.wantBuy());
  const isGuest = useSession(({ token }) => token === null);
  const set = useMarketFilter.setState;
  return (
    <ColumnPage
      title={words.filters}
      backTo={paths.wantBuy()}
      foot={
        <div className="market-two-acts">
          <Button variant="second" onClick={() => set(anything)}>
            {words.clear}
          </Button>
          <Button onClick={back}>{words.seeAds}</Button>
        </div>
      }
    >
      <div className="market-screening">
        <Field
          figure
          label={words.amountLong[filter.side]}
          value={filter.amount}
          unit={fiat}
          placeholder={words.anyAmount}
          onChange={(amount) => set({ amount: settleCommaWhileTyping(amount) })}
          onBlur={() => set({ amount: settleComma(filter.amount) })}
          below={words.amountWhy}
        />
        <KindChoices
          kinds={kindsOfFiat[fiat]}
          chosen={filter.kinds}
          onToggle={(kind) => set({ kinds: withKind(filter.kinds, kind) })}
          legend={words.kindsWhy}
        />
        <div className="market-toggles">
          <Toggle checked={filter.merchants} onChange={(merchants) => set({ merchants })}>
            <ToggleWords title={words.merchantsOnly} why={words.merchantsWhy} />
          </Toggle>
          {!isGuest && (
            <>
              <Toggle checked={filter.followed} onChange={(followed) => set({ followed })}>
                <ToggleWords title={words.followedOnly} why={words.followedWhy} />
              </Toggle>
              <Toggle checked={filter.mine} onChange={(mine) => set({ mine })}>
                <ToggleWords title={words.mineOnly} why={words.mineWhy} />
              </Toggle>
            </>
          )}
        </div>
        <section>
          <h2 className="q-muted market-heading">{words.sortLabel}</h2>
          <div className="people-edge">
            <ChoiceList
              label={words.sortLabel}
              choices={sorts.map((id) => ({ id, title: words.sorts[id], sub: words.sortWhy[id] }))}
              value={filter.sort}
              onChange={(sort) => set({ sort })}
            />
          </div>
        </section>
      </div>
    </ColumnPage>
  );
}

function ToggleWords({ title, why }: { title: string; why: string }) {
  return (
    <>
      <span className="q-block q-mid">{title}</span>
      <span className="q-block q-muted q-t12">{why}</span>
    </>
  );
}
