import type { WithdrawalTerms } from '@quay/contract/wallet';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';

/** The hours of withdrawals in the reader's own time zone; the exchange names them in UTC. */
export function useOpeningHours({ opensAt, closesAt }: WithdrawalTerms): {
  opens: string;
  closes: string;
  always: boolean;
} {
  const { clock } = useMoments();
  const today = new Date(exchangeNow()).toISOString().slice(0, 10);
  const shown = (time: string) => clock(Date.parse(`${today}T${time}:00Z`));
  return { opens: shown(opensAt), closes: shown(closesAt), always: opensAt === closesAt };
}
