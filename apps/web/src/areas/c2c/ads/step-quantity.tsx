import { kindsOfFiat, PAYMENTS_MAX, paymentMinutes, paymentTerms } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { Button, Checkbox, Chip, ErrorLine, Field } from '@quay/ui';
import { Link, useLocation } from '@quay/web-kit/router';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { withOne, worthNow } from '../forms/ad.form.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { adWords } from '../words/ads/index.ts';
import type { StepProps } from './ad-form.tsx';

/** The second step: how much in all and in one order, how it is paid, and how long that may take. */
export function StepQuantity(props: StepProps & { used: string }) {
  const { draft, set, reference, orderMin, available, wrong, onFocus, used } = props;
  const words = adWords.useWords();
  const amounts = useC2cAmounts();
  const { side, symbol, fiat, minutes } = draft;
  const worth = worthNow(draft, reference);
  const isUsed = /[1-9]/.test(used);
  const typing = (field: 'quantity' | 'min' | 'max') => ({
    figure: true,
    value: draft[field],
    onChange: (typed: string) => set({ [field]: settleCommaWhileTyping(typed) }),
    onFocus: () => onFocus(field),
    onBlur: () => {
      onFocus(null);
      set({ [field]: settleComma(draft[field]) });
    },
    error: wrong(field),
  });
  return (
    <>
      <Field
        {...typing('quantity')}
        label={words.quantity[side]}
        unit={symbol}
        end={
          side === 'sell' &&
          available !== undefined && (
            <Button variant="quiet" onClick={() => set({ quantity: available })}>
              {words.max}
            </Button>
          )
        }
        below={
          <>
            {side === 'sell' && available !== undefined && (
              <span className="take-below">{words.available(amounts.coin(available, symbol))}</span>
            )}
            {worth !== undefined && <span className="take-below">{words.worth(amounts.fiat(worth, fiat))}</span>}
            {isUsed && <span className="take-below">{words.usedAlready(amounts.coin(used, symbol))}</span>}
          </>
        }
      />
      <div className="ads-pair">
        <Field
          {...typing('min')}
          label={words.min}
          unit={fiat}
          below={orderMin === undefined ? undefined : words.minWhy(amounts.fiat(text(orderMin), fiat))}
        />
        <Field
          {...typing('max')}
          label={words.most}
          unit={fiat}
          end={
            worth !== undefined && (
              <Button variant="quiet" onClick={() => set({ max: worth })}>
                {words.all}
              </Button>
            )
          }
        />
      </div>
      {side === 'sell' ? <OwnMethods {...props} /> : <Kinds {...props} />}
      <fieldset className="ads-choices">
        <legend className="q-muted">{words.time[side]}</legend>
        <div className="ads-chips">
          {paymentMinutes.map((one) => (
            <Chip key={one} outlined pressed={one === minutes} onClick={() => set({ minutes: one })}>
              {words.minutes(one)}
            </Chip>
          ))}
        </div>
        <SlowKinds {...props} />
      </fieldset>
    </>
  );
}

/** Accounts of the seller's own that fit the fiat. */
function OwnMethods({ draft, set, own, wrong }: StepProps) {
  const words = adWords.useWords();
  const { pathname, search } = useLocation();
  const fitting = own.filter(({ kind }) => kindsOfFiat[draft.fiat].includes(kind));
  const error = wrong('methodIds');
  return (
    <fieldset className="ads-choices">
      <legend className="q-muted">{words.methods(PAYMENTS_MAX)}</legend>
      {fitting.map(({ methodId, kind, account }) => (
        <Checkbox
          key={methodId}
          checked={draft.methodIds.includes(methodId)}
          aria-invalid={error ? true : undefined}
          onChange={() => set({ methodIds: withOne(draft.methodIds, methodId) })}
        >
          <KindTag kind={kind} />
          <span className="q-block q-muted q-t12 ads-account">{account}</span>
        </Checkbox>
      ))}
      {fitting.length === 0 && <p className="q-muted">{words.noMethod(draft.fiat)}</p>}
      {error && <ErrorLine className="q-field-below q-field-below--error">{error}</ErrorLine>}
      <Link className="q-act" to={c2cPaths.addMethod({ fiat: draft.fiat, back: pathname + search })}>
        {words.addMethod}
      </Link>
    </fieldset>
  );
}

/** Ways in which a buyer is ready to pay. */
function Kinds({ draft, set, wrong }: StepProps) {
  const words = adWords.useWords();
  const error = wrong('kinds');
  return (
    <fieldset className="ads-choices">
      <legend className="q-muted">{words.kinds(PAYMENTS_MAX)}</legend>
      {kindsOfFiat[draft.fiat].map((kind) => (
        <Checkbox
          key={kind}
          checked={draft.kinds.includes(kind)}
          aria-invalid={error ? true : undefined}
          onChange={() => set({ kinds: withOne(draft.kinds, kind) })}
        >
          <KindTag kind={kind} />
        </Checkbox>
      ))}
      {error && <ErrorLine className="q-field-below q-field-below--error">{error}</ErrorLine>}
    </fieldset>
  );
}

/** Money that is on its way for days needs the longest time there is. */
function SlowKinds({ draft, own }: StepProps) {
  const words = adWords.useWords();
  const chosen =
    draft.side === 'buy'
      ? draft.kinds
      : own.filter(({ methodId }) => draft.methodIds.includes(methodId)).map(({ kind }) => kind);
  const isSlow = chosen.some((kind) => !paymentTerms[kind].instant);
  return isSlow && draft.minutes < 120 ? <p className="q-warn q-t12">{words.slow}</p> : null;
}
