import type { Contract, ContractStatus, ContractTerm, SettingChangeLine, TierVersion } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useFigures } from '../../../shell/figures.ts';
import { settingChangesQuery } from '../queries/setting-changes.ts';
import { tiersQuery } from '../queries/tiers.ts';
import { contractRecordWords } from '../words/records/index.ts';

/** Every version of a contract's margin tiers, and what else was changed of it, the newest first: what held when. */
export function SettingsChanges({ contract }: { contract: Contract }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const versions = useQuery(tiersQuery(contract)).data;
  const changes = useQuery(settingChangesQuery(contract.symbol)).data ?? [];
  if (!versions) return null;
  const amount = (value: string) => `${figures.quantity(value, exactDecimals(units(value), 0))} ${contract.quote}`;
  const ofTiers = ({ version, appliesAt, tiers, cap }: TierVersion) => ({
    key: `version ${version}`,
    at: appliesAt,
    title: words.changeOf(String(version), figures.dateTime(appliesAt)),
    said: `${words.changed.tiers(String(tiers.length), amount(cap))}${version === 1 ? `, ${words.changed.first}` : ''}`,
  });
  const ofOther = ({ change, kind, after, appliesAt }: SettingChangeLine) => ({
    key: `change ${change}`,
    at: appliesAt,
    title: figures.dateTime(appliesAt),
    said: saidOf(kind, after),
  });
  const saidOf = (kind: SettingChangeLine['kind'], after: string): string => {
    if (kind === 'status') return words.changed.status[after as ContractStatus];
    if (kind === 'listing') return words.changed.listing;
    if (kind === 'term') return words.changed.term[after as ContractTerm];
    if (kind === 'life') return words.changed.life[after as keyof typeof words.changed.life];
    return capsSaid(after);
  };
  const capsSaid = (after: string) => {
    const [floor = '0', share = '0', leverage = '', days = ''] = after.split(' ');
    return words.changed.caps(amount(floor), figures.share(share), leverage, days);
  };
  const lines = [...versions.map(ofTiers), ...changes.filter(({ kind }) => kind !== 'tiers').map(ofOther)];
  return (
    <section className="q-gutter q-line-above perpetual-info">
      <p>
        <b className="q-t16">{words.changes}</b>
      </p>
      <dl>
        {lines
          .sort((a, b) => b.at - a.at)
          .map(({ key, title, said }) => (
            <div key={key} className="perpetual-change">
              <dt className="q-n">{title}</dt>
              <dd className="q-muted">{said}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
