import type { StaffContract } from '@quay/contract/staff';
import { Button, Field } from '@quay/ui';
import { type ReactNode, useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { usePreviewTiers } from '../acts/preview-tiers.ts';
import { useSetTiers } from '../acts/set-tiers.ts';
import { contractsWords } from '../words/index.ts';
import { momentOf } from './moment-of.ts';

type Tier = { readonly floor: string; readonly maintenanceRate: string; readonly initialRate: string };
type Typed = { readonly cap: string; readonly tiers: readonly Tier[]; readonly appliesAt: string };

/** The newest version, which may be announced only. */
const typedOf = ({ tiers: [newest] }: StaffContract): Typed => ({
  cap: newest!.cap,
  tiers: newest!.tiers.map(({ floor, maintenanceRate, initialRate }) => ({ floor, maintenanceRate, initialRate })),
  appliesAt: '',
});

const columns = ['floor', 'maintenanceRate', 'initialRate'] as const;
const EMPTY: Tier = { floor: '', maintenanceRate: '', initialRate: '' };
/** What stands for nothing typed: no decimal, so that it is refused. */
const said = (typed: string): string => typed.trim() || '-';

/** Asks for other margin tiers; a second person decides. What they would change is shown before. */
export function SetTiers({ contract }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const [typed, setTyped] = useState<Typed>(typedOf(contract));
  const { symbol } = contract;
  const wanted = {
    symbol,
    cap: said(typed.cap),
    tiers: typed.tiers.map((tier) => ({
      floor: said(tier.floor),
      maintenanceRate: said(tier.maintenanceRate),
      initialRate: said(tier.initialRate),
    })),
  };
  return (
    <ReasonAct
      useCall={useSetTiers}
      // A moment that is none is sent as one that the server refuses.
      requestOf={(reason) => ({ ...wanted, appliesAt: momentOf(typed.appliesAt) ?? -1, reason })}
      label={words.setTiers}
      title={words.setTiersTitle(symbol)}
      acting={words.resuming}
      done={words.askDone}
      onOpen={() => setTyped(typedOf(contract))}
      fields={<Fields typed={typed} onChange={setTyped} quote={contract.quote} preview={<Preview wanted={wanted} />} />}
    >
      {words.setTiersWords}
    </ReasonAct>
  );
}

type FieldsProps = {
  readonly typed: Typed;
  onChange(typed: Typed): void;
  readonly quote: string;
  readonly preview: ReactNode;
};

function Fields({ typed, onChange, quote, preview }: FieldsProps) {
  const words = contractsWords.useWords();
  const { tiers } = typed;
  const labels = { floor: words.above, maintenanceRate: words.maintenance, initialRate: words.initial };
  // A tier is the one of its number.
  const numbered = tiers.map((tier, at) => ({ tier, at }));
  const set = (at: number, tier: Tier) => onChange({ ...typed, tiers: tiers.with(at, tier) });
  return (
    <div className="contracts-tiers">
      {numbered.map(({ tier, at }) => (
        <fieldset key={at} className="contracts-tier">
          <legend className="q-muted">
            {words.tier} {at + 1}
          </legend>
          {columns.map((column) => (
            <Field
              key={column}
              label={labels[column]}
              figure
              dense
              value={tier[column]}
              onChange={(to) => set(at, { ...tier, [column]: to })}
            />
          ))}
        </fieldset>
      ))}
      <div className="contracts-tier-acts">
        <Button variant="second" size="row" onClick={() => onChange({ ...typed, tiers: [...tiers, EMPTY] })}>
          {words.addTier}
        </Button>
        {tiers.length > 1 && (
          <Button variant="second" size="row" onClick={() => onChange({ ...typed, tiers: tiers.slice(0, -1) })}>
            {words.removeTier}
          </Button>
        )}
      </div>
      <Field
        label={words.cap}
        figure
        dense
        unit={quote}
        value={typed.cap}
        onChange={(cap) => onChange({ ...typed, cap })}
      />
      <Field
        label={words.appliesAt}
        dense
        maxLength={16}
        value={typed.appliesAt}
        onChange={(appliesAt) => onChange({ ...typed, appliesAt })}
        error={momentOf(typed.appliesAt) === undefined && words.appliesAtWrong}
        below={words.appliesAtBelow}
      />
      {preview}
    </div>
  );
}

/** What the tiers would change for those who hold positions now. */
function Preview({ wanted }: { wanted: Parameters<ReturnType<typeof usePreviewTiers>['act']>[0] }) {
  const words = contractsWords.useWords();
  const [shown, setShown] = useState<readonly string[]>();
  const { act, busy, refusal } = usePreviewTiers({
    done: ({ positions, more, less, near, liquidated, aboveCap }) =>
      setShown([words.previewed(positions, more, less), words.previewDanger(near, liquidated, aboveCap)]),
  });
  return (
    <div>
      <Button
        variant="second"
        size="row"
        loading={busy}
        loadingLabel={words.previewing}
        onClick={() => {
          setShown(undefined);
          act(wanted);
        }}
      >
        {words.preview}
      </Button>
      <p role="status" className={refusal ? 'con-form-error' : undefined}>
        {refusal ? refusal.words : shown?.join(' ')}
      </p>
    </div>
  );
}
