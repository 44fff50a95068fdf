import type { C2cSide, PaymentKind } from '@quay/contract/c2c';
import { buttonClass, ChoiceList, ErrorLine, Note } from '@quay/ui';
import { Link, useLocation } from '@quay/web-kit/router';
import type { Way } from '../forms/take.form.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { c2cPaths } from '../paths.ts';
import { takeWords } from '../words/take/index.ts';

type WayChoiceProps = {
  request: C2cSide;
  fiat: string;
  /** Kinds that would fit, for a seller who has none of them yet. */
  kinds: readonly PaymentKind[];
  ways: readonly Way[];
  chosen: Way | undefined;
  onChoose: (methodId: number) => void;
  error?: string | undefined;
};

/** How a buyer pays, or where a seller is paid. */
export function WayChoice({ request: proposal, fiat, kinds, ways, chosen, onChoose, error }: WayChoiceProps) {
  const words = takeWords.useWords();
  const { pathname, search } = useLocation();
  const [only] = kinds;
  const add = c2cPaths.addMethod({
    fiat,
    back: pathname + search,
    ...(kinds.length === 1 && only && { kind: only }),
  });
  if (ways.length === 0) {
    return (
      <section className="take-ways">
        <h2>{words.ways[proposal]}</h2>
        <Note tone="quiet">
          <p>{words.noMethod}</p>
          <p className="take-kinds">
            {kinds.map((kind) => (
              <KindTag key={kind} kind={kind} />
            ))}
          </p>
          <Link className={buttonClass({ variant: 'quiet' })} to={add}>
            {words.addMethod}
          </Link>
        </Note>
      </section>
    );
  }
  return (
    <section className="take-ways">
      <h2>{words.ways[proposal]}</h2>
      <div className="people-edge">
        <ChoiceList
          label={words.ways[proposal]}
          choices={ways.map(({ methodId, kind, account }) => ({
            id: String(methodId),
            title: <KindTag kind={kind} />,
            ...(account !== null && { sub: account }),
          }))}
          value={String(chosen?.methodId ?? '')}
          onChange={(id) => onChoose(Number(id))}
        />
      </div>
      {error && <ErrorLine className="q-field-below q-field-below--error">{error}</ErrorLine>}
      {proposal === 'sell' && (
        <Link className="q-act" to={add}>
          {words.addOther}
        </Link>
      )}
    </section>
  );
}
