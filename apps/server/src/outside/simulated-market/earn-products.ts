import { EARN_DAY_MS, earn, type MachineType } from '@quay/contract/earn';
import { LIQUIDITY_COIN } from '@quay/contract/liquidity';
import type { ListProduct, SetLiquidityTerms } from '@quay/core';
import { units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

type Wanted = Pick<ListProduct, 'kind' | 'asset' | 'name' | 'days' | 'fund'> & {
  readonly rate?: string;
  readonly min: string;
  readonly max: string;
  readonly quota?: string;
  readonly penaltyRate?: string;
  readonly reserveRate?: string;
  readonly machine?: Partial<Omit<Sheet, 'machineType'>> & { readonly type: MachineType };
};
type Sheet = Pick<
  ListProduct,
  'machineType' | 'algorithm' | 'hashrate' | 'power' | 'manufacturer' | 'size' | 'weight' | 'temperature' | 'humidity'
>;

const savings = (asset: string, min: string, max: string): Wanted => ({
  ...{ kind: 'flexible', asset, name: `${asset} savings`, days: 0, fund: '', min, max, reserveRate: '0.1' },
});

const MACHINES = 'machines';
const machine = (
  type: MachineType,
  name: string,
  [min, max]: readonly [string, string],
  rate: string,
  sheet: Omit<NonNullable<Wanted['machine']>, 'type'>,
): Wanted => ({
  ...{ kind: 'machine', asset: 'USDT', name, days: 90, fund: MACHINES, rate, min, max, penaltyRate: '0.004' },
  machine: { type, temperature: '5 to 40 °C', humidity: '5 to 95 %', ...sheet },
});

/** What a fresh simulated market sells: savings, terms, lock-ups, and a machine of each tier with the trial one. */
const products: readonly Wanted[] = [
  savings('USDT', '10', '100000'),
  savings('BTC', '0.0001', '10'),
  savings('ETH', '0.001', '100'),
  {
    ...{ kind: 'fixed', asset: 'USDT', name: 'USDT 5 days', days: 5, fund: 'USDT 5 days', rate: '0.005' },
    ...{ min: '100', max: '10000', quota: '200000', penaltyRate: '0.006' },
  },
  {
    ...{ kind: 'fixed', asset: 'USDT', name: 'USDT 30 days', days: 30, fund: 'USDT 30 days', rate: '0.003' },
    ...{ min: '100', max: '10000', quota: '300000', penaltyRate: '0.004' },
  },
  {
    ...{ kind: 'fixed', asset: 'ETH', name: 'ETH 7 days', days: 7, fund: 'ETH 7 days', rate: '0.0012' },
    ...{ min: '0.01', max: '50', quota: '500', penaltyRate: '0.002' },
  },
  {
    ...{ kind: 'fixed', asset: 'BTC', name: 'BTC 60 days', days: 60, fund: 'BTC 60 days', rate: '0.0002' },
    ...{ min: '0.001', max: '5', quota: '10', penaltyRate: '0.001' },
  },
  {
    ...{
      kind: 'lock-up',
      asset: 'USDT',
      name: 'USDT lock-up, 15 days',
      days: 15,
      fund: 'USDT lock-up',
      rate: '0.0035',
    },
    ...{ min: '50', max: '50000', quota: '150000', penaltyRate: '0.004' },
  },
  {
    // Without a penalty there is no leaving: it is bound until its end.
    ...{ kind: 'lock-up', asset: 'USDT', name: 'USDT lock-up, 90 days', days: 90, fund: 'USDT lock-up', rate: '0.004' },
    ...{ min: '50', max: '50000', quota: '100000' },
  },
  {
    ...{ kind: 'machine', asset: 'USDT', name: 'Trial, 3 days', days: 3, fund: 'promotion', rate: '0.003' },
    ...{ min: '100', max: '100', machine: { type: 'trial' } },
  },
  machine('FPGA', 'Harbour F1', ['50', '1499'], '0.003', {
    ...{ algorithm: 'kHeavyHash', hashrate: '34 GH/s', power: '65 W', manufacturer: 'Harbour' },
    ...{ size: '180 × 120 × 60 mm', weight: '1.2 kg' },
  }),
  machine('IPFS', 'Storage S4', ['1500', '4999'], '0.0034', {
    ...{ algorithm: 'Proof of Spacetime', hashrate: '96 TiB', power: '420 W', manufacturer: 'Storage' },
    ...{ size: '440 × 660 × 175 mm', weight: '28 kg' },
  }),
  machine('GPU', 'Graphics G8', ['5000', '9999'], '0.0038', {
    ...{ algorithm: 'Etchash', hashrate: '480 MH/s', power: '1,350 W', manufacturer: 'Graphics' },
    ...{ size: '650 × 430 × 180 mm', weight: '17 kg' },
  }),
  machine('ASIC', 'Lantern A21', ['10000', '999999'], '0.0042', {
    ...{ algorithm: 'SHA-256', hashrate: '234 TH/s', power: '3,510 W', manufacturer: 'Lantern' },
    ...{ size: '400 × 195 × 290 mm', weight: '14.6 kg' },
  }),
  machine('ASIC', 'Lantern A40', ['1000000', '10000000'], '0.0045', {
    ...{ algorithm: 'SHA-256', hashrate: '390 TH/s', power: '5,400 W', manufacturer: 'Lantern' },
    ...{ size: '570 × 316 × 430 mm', weight: '31 kg' },
  }),
];

/** What Quay puts into the funds of a fresh market: each covers the whole income of its quota. */
const funds: readonly { readonly code: string; readonly asset: string; readonly amount: string }[] = [
  { code: 'USDT 5 days', asset: 'USDT', amount: '5000' },
  { code: 'USDT 30 days', asset: 'USDT', amount: '27000' },
  { code: 'ETH 7 days', asset: 'ETH', amount: '4.2' },
  { code: 'BTC 60 days', asset: 'BTC', amount: '0.12' },
  { code: 'USDT lock-up', asset: 'USDT', amount: '43875' },
  { code: MACHINES, asset: 'USDT', amount: '600000' },
  { code: 'promotion', asset: 'USDT', amount: '50000' },
];

/** What linked wallets are paid out of the promotion budget. */
const wallets = {
  ...{ asset: LIQUIDITY_COIN, dailyRate: units('0.0002'), minHeld: units('50'), maxHeld: units('100000') },
  isOpen: true,
} satisfies Omit<SetLiquidityTerms, 'dayMs'>;

const nullable = (written: string | undefined): bigint | null => (written === undefined ? null : units(written));

function listed(of: Wanted, dayMs: number): ListProduct {
  const { type: machineType = null, ...sheet } = of.machine ?? {};
  const empty = { algorithm: '', hashrate: '', power: '', manufacturer: '', size: '', weight: '', temperature: '' };
  return {
    ...{ kind: of.kind, asset: of.asset, days: of.days, dayMs, name: of.name, fund: of.fund },
    ...{ rate: units(of.rate ?? '0'), min: units(of.min), max: units(of.max), perPerson: null },
    ...{ quota: nullable(of.quota), penaltyRate: nullable(of.penaltyRate), reserveRate: units(of.reserveRate ?? '0') },
    ...{ machineType, humidity: '', ...empty, ...sheet },
  };
}

type Needs = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'earn' | 'liquidity'>;
  /** How long a day of what is listed now lasts. */
  readonly dayMs?: number | undefined;
};

/** Lists what a simulated market sells, and funds it once. What was listed or funded before stays as it is. */
export async function listEarnProducts({ core, reads, dayMs = EARN_DAY_MS }: Needs): Promise<void> {
  const known = await reads.earn.funds();
  for (const one of products) {
    const { outcome } = await core.submit('earn/list-product', listed(one, dayMs));
    if (!outcome.ok && outcome.refusal.code !== earn['already-listed'].code) {
      throw new Error(`${one.name} was not listed: ${outcome.refusal.reason}`);
    }
  }
  for (const { code, asset, amount } of funds) {
    if (known.some((fund) => fund.code === code && fund.asset === asset && fund.putIn > 0n)) continue;
    const { outcome } = await core.submit('earn/fund', { code, asset, amount: units(amount) });
    if (!outcome.ok) throw new Error(`the fund ${code} got nothing: ${outcome.refusal.reason}`);
  }
  if (await reads.liquidity.terms()) return;
  const { outcome } = await core.submit('liquidity/set-terms', { ...wallets, dayMs });
  if (!outcome.ok) throw new Error(`linked wallets have no terms: ${outcome.refusal.reason}`);
}
