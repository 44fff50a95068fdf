import type { Served } from '../../edge/route.ts';

export const announcementRoutes: readonly Served[] = [];
