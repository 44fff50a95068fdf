import type { liabilities } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';

export const liabilitiesRoute: Route<typeof liabilities> = async (_request, asking) =>
  told(await asking.liabilities.published());
