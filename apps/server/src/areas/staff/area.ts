import type { Served } from '../../edge/route.ts';

export const staffRoutes: readonly Served[] = [];
