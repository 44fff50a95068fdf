import type { EarnKind, MachineType } from '@quay/contract/earn';
import type { RequestedEarnTerms, StaffEarnProduct } from '@quay/contract/staff';
import { Field, Select } from '@quay/ui';
import { earnWords } from '../words/index.ts';

const figures = ['rate', 'min', 'max', 'perPerson', 'quota', 'penaltyRate', 'reserveRate'] as const;
const sheet = ['algorithm', 'hashrate', 'power', 'manufacturer', 'size', 'weight', 'temperature', 'humidity'] as const;
const machineTypes = ['FPGA', 'IPFS', 'GPU', 'ASIC', 'trial'] as const satisfies readonly MachineType[];

/** What is typed of a product. An empty field is left out, which is without a limit, or nothing. */
export type TypedTerms = Readonly<
  Record<'name' | 'fund' | (typeof figures)[number] | (typeof sheet)[number], string>
> & {
  readonly machineType: MachineType;
};

export const emptyTerms: TypedTerms = {
  ...{ name: '', fund: '', rate: '', min: '', max: '', perPerson: '', quota: '', penaltyRate: '', reserveRate: '' },
  ...{ algorithm: '', hashrate: '', power: '', manufacturer: '', size: '', weight: '', temperature: '', humidity: '' },
  machineType: 'FPGA',
};

export const typedOf = ({ product, fund, perPerson, quota, reserveRate }: StaffEarnProduct): TypedTerms => ({
  ...emptyTerms,
  ...{ name: product.name, fund: fund ?? '', rate: product.kind === 'flexible' ? '' : product.rate },
  ...{ min: product.min, max: product.max, perPerson: perPerson ?? '', quota: quota ?? '' },
  ...{ penaltyRate: product.penaltyRate ?? '', reserveRate: product.kind === 'flexible' ? reserveRate : '' },
  ...(product.sheet && { ...product.sheet, machineType: product.sheet.type }),
});

/** Which figures a kind has. */
const figuresOf = (kind: EarnKind) =>
  figures.filter((name) =>
    kind === 'flexible' ? name !== 'rate' && name !== 'penaltyRate' && name !== 'perPerson' : name !== 'reserveRate',
  );

/** What is sent. */
export function termsOf(typed: TypedTerms, kind: EarnKind): RequestedEarnTerms {
  const said = (names: readonly (keyof TypedTerms)[]) =>
    Object.fromEntries(names.flatMap((name) => (typed[name].trim() === '' ? [] : [[name, typed[name].trim()]])));
  return {
    ...{ name: typed.name.trim() || '-', min: '0', max: '0' },
    ...said(figuresOf(kind)),
    ...(kind !== 'flexible' && said(['fund'])),
    ...(kind === 'machine' && { machineType: typed.machineType, ...said(sheet) }),
  };
}

type FieldsProps = { kind: EarnKind; asset: string; typed: TypedTerms; onChange: (typed: TypedTerms) => void };

/** The fields that a kind of product has. */
export function TermsFields({ kind, asset, typed, onChange }: FieldsProps) {
  const words = earnWords.useWords();
  const isAmount = (name: string) => ['min', 'max', 'perPerson', 'quota'].includes(name);
  return (
    <>
      <Field label={words.name} dense value={typed.name} onChange={(name) => onChange({ ...typed, name })} />
      {kind !== 'flexible' && (
        <Field label={words.fundName} dense value={typed.fund} onChange={(fund) => onChange({ ...typed, fund })} />
      )}
      <div className="earn-fields">
        {figuresOf(kind).map((name) => (
          <Field
            key={name}
            label={words[name]}
            figure
            dense
            unit={isAmount(name) ? asset : undefined}
            value={typed[name]}
            onChange={(to) => onChange({ ...typed, [name]: to })}
          />
        ))}
      </div>
      {kind === 'machine' && (
        <>
          <Select
            label={words.machineType}
            value={typed.machineType}
            onChange={(to) => onChange({ ...typed, machineType: machineTypes.find((one) => one === to) ?? 'FPGA' })}
            options={machineTypes.map((value) => ({ value, label: value }))}
          />
          <div className="earn-fields">
            {sheet.map((name) => (
              <Field
                key={name}
                label={words.sheet[name]}
                dense
                value={typed[name]}
                onChange={(to) => onChange({ ...typed, [name]: to })}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}
