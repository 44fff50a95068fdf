import type { Served } from '../../edge/route.ts';

export const supportRoutes: readonly Served[] = [];
