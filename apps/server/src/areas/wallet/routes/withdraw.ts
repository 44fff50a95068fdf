import type { withdraw } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';

export const withdrawRoute: Route<typeof withdraw> = async (wish, asking) => {
  const { withdrawals, owner, device, address } = asking;
  const asked = await withdrawals.request(wish, { owner, device, address, rows: asking.rows.bind(asking) });
  return 'refusal' in asked ? { outcome: { ok: false, ...asked } } : told(asked.withdrawal, asked.seq);
};
