import type { Served } from '../../edge/route.ts';

export const uploadRoutes: readonly Served[] = [];
