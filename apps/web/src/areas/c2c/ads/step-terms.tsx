import { AUTO_REPLY_MAX, DEMAND_DAYS, DEMAND_HOLDINGS, TERMS_MAX } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { LongField, Plate, Segments, Toggle } from '@quay/ui';
import { read } from '../../../amounts/typed-number.ts';
import { worthNow } from '../forms/ad.form.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { adWords } from '../words/ads/index.ts';
import type { StepProps } from './ad-form.tsx';

/** The last step: what is asked of the other side, what is said to them, and when it begins. */
export function StepTerms({ draft, set, reference, wrong, isNew }: StepProps & { isNew: boolean }) {
  const words = adWords.useWords();
  const amounts = useC2cAmounts();
  const { side, symbol, fiat } = draft;
  const worth = worthNow(draft, reference);
  const quantity = amounts.coin(text(read(draft.quantity) ?? 0n), symbol);
  return (
    <>
      <LongField
        label={words.terms}
        value={draft.terms}
        onChange={(terms) => set({ terms })}
        placeholder={words.termsHint}
        error={wrong('terms')}
        below={words.count([...draft.terms].length, TERMS_MAX)}
      />
      <LongField
        label={words.autoReply}
        value={draft.autoReply}
        onChange={(autoReply) => set({ autoReply })}
        placeholder={words.autoReplyHint}
        error={wrong('autoReply')}
        below={words.count([...draft.autoReply].length, AUTO_REPLY_MAX)}
      />
      <fieldset className="ads-choices">
        <legend className="q-muted">{words.demands}</legend>
        <Toggle checked={draft.demandVerified} onChange={(demandVerified) => set({ demandVerified })}>
          {words.demandVerified}
        </Toggle>
        <Toggle checked={draft.demandDays} onChange={(demandDays) => set({ demandDays })}>
          {words.demandDays(DEMAND_DAYS)}
        </Toggle>
        <Toggle checked={draft.demandHoldings} onChange={(demandHoldings) => set({ demandHoldings })}>
          {words.demandHoldings(DEMAND_HOLDINGS)}
        </Toggle>
      </fieldset>
      {isNew && (
        <div className="ads-group">
          <Segments
            label={words.when}
            items={[
              { id: 'now', label: words.now },
              { id: 'later', label: words.later },
            ]}
            value={draft.onShelf ? 'now' : 'later'}
            onChange={(when) => set({ onShelf: when === 'now' })}
          />
          <p className="q-muted q-t12">{draft.onShelf ? words.nowWhy[side] : words.laterWhy}</p>
        </div>
      )}
      {isNew && side === 'sell' && draft.onShelf && (
        <div className="q-line-above ads-plate">
          <Plate
            leaves={{ label: words.leaves, amount: quantity, remark: words.leavesWhy }}
            arrives={{
              label: words.arrives,
              amount: worth === undefined ? '–' : amounts.fiat(worth, fiat),
              remark: words.arrivesWhy[draft.priceKind],
            }}
          />
        </div>
      )}
    </>
  );
}
