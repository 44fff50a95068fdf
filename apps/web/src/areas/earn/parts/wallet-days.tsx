import type { LiquidityDay } from '@quay/contract/liquidity';
import { DataTable, Pill, type PillTone } from '@quay/ui';
import { useWide } from '../../../trading/use-wide.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

const tones: Partial<Readonly<Record<LiquidityDay['status'], PillTone>>> = { scheduled: 'warn', paid: 'rise' };

type WalletDaysProps = { days: readonly LiquidityDay[]; dayMs: number; readingsMin: number; now: number };

/** Days of wallets: each reading with its block, which anybody can look up, and what became of the day. */
export function WalletDays({ days, dayMs, readingsMin, now }: WalletDaysProps) {
  const words = earnWords.useWords().wallet;
  const { amount, money, moment, short } = useSaid();
  const wide = useWide();
  const said = (day: LiquidityDay): string => {
    if (day.status !== 'counting') return words.statuses[day.status];
    if (now < day.endsAt) return words.statuses.counting;
    return day.readings.length < readingsMin ? words.waitsForReadings : words.paidFrom(short(day.paysAt));
  };
  const income = (day: LiquidityDay) =>
    day.status === 'paid' || day.status === 'scheduled' ? money(day.income, day.coin) : '–';
  const readings = (day: LiquidityDay) =>
    day.readings.length === 0 ? (
      <span className="q-muted">{words.noReadings}</span>
    ) : (
      <ul className="earn-readings q-n">
        {day.readings.map(({ held, block, at }) => (
          <li key={at}>
            <span className={held === day.lowest ? 'q-mid' : undefined}>{amount(held, day.coin)}</span>{' '}
            <span className="q-t12 q-muted">{words.readAt(short(at), String(block))}</span>
          </li>
        ))}
      </ul>
    );
  if (!wide) {
    return (
      <ul className="earn-wallet-days">
        {days.map((day) => (
          <li key={day.id}>
            <p className="q-row-between">
              <b>{moment(day.beginsAt, dayMs)}</b>
              <span className="q-mid q-n">{income(day)}</span>
            </p>
            <p>
              <Pill tone={tones[day.status]}>{said(day)}</Pill>
            </p>
            {readings(day)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="earn-wallet-table">
      <DataTable
        label={words.days}
        rows={days}
        keyOf={({ id }) => id}
        columns={[
          { id: 'day', head: words.day, cell: (day) => moment(day.beginsAt, dayMs) },
          { id: 'readings', head: words.readings, cell: readings },
          {
            id: 'lowest',
            head: words.lowest,
            right: true,
            cell: (day) => (day.lowest === null ? '–' : amount(day.lowest, day.coin)),
          },
          { id: 'income', head: words.income, right: true, strong: true, cell: income },
          {
            id: 'state',
            head: words.state,
            right: true,
            cell: (day) => <Pill tone={tones[day.status]}>{said(day)}</Pill>,
          },
        ]}
      />
    </div>
  );
}
