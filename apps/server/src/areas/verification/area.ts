import type { Served } from '../../edge/route.ts';

export const verificationRoutes: readonly Served[] = [];
