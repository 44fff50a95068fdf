import type { Contract, TierVersion } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useFigures } from '../../../shell/figures.ts';
import { tiersQuery } from '../queries/tiers.ts';
import { contractRecordWords } from '../words/records/index.ts';

/** Every version of a contract's margin tiers, the newest first: what held when. */
export function SettingsChanges({ contract }: { contract: Contract }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const versions = useQuery(tiersQuery(contract)).data;
  if (!versions) return null;
  const said = ({ tiers, cap }: TierVersion) =>
    words.changed.tiers(
      String(tiers.length),
      `${figures.quantity(cap, exactDecimals(units(cap), 0))} ${contract.quote}`,
    );
  return (
    <section className="q-gutter q-line-above perpetual-info">
      <p>
        <b className="q-t16">{words.changes}</b>
      </p>
      <dl>
        {[...versions]
          .sort((a, b) => b.version - a.version)
          .map((one) => (
            <div key={one.version} className="perpetual-change">
              <dt className="q-n">{words.changeOf(String(one.version), figures.dateTime(one.appliesAt))}</dt>
              <dd className="q-muted">
                {said(one)}
                {one.version === 1 && `, ${words.changed.first}`}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
