import type { staffMe } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { memberOnWire } from '../team.ts';

export const meRoute: Route<typeof staffMe> = (_request, asking) => told(memberOnWire(asking.staff));
