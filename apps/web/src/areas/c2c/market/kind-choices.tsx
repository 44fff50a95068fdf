import type { PaymentKind } from '@quay/contract/c2c';
import { Checkbox } from '@quay/ui';
import { KindTag } from '../parts/kind-tag.tsx';

type KindChoicesProps = {
  kinds: readonly PaymentKind[];
  chosen: readonly PaymentKind[];
  onToggle: (kind: PaymentKind) => void;
  legend: string;
};

/** Ways to pay, any number of them. */
export function KindChoices({ kinds, chosen, onToggle, legend }: KindChoicesProps) {
  return (
    <fieldset className="market-kinds">
      <legend className="q-muted">{legend}</legend>
      {kinds.map((kind) => (
        <Checkbox key={kind} checked={chosen.includes(kind)} onChange={() => onToggle(kind)}>
          <KindTag kind={kind} />
        </Checkbox>
      ))}
    </fieldset>
  );
}
