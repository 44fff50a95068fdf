import type { settings } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const settingsRoute: Route<typeof settings> = async (_request, asking) => told(await asking.house.settings());
