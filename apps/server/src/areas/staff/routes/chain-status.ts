import type { chainStatus } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const chainStatusRoute: Route<typeof chainStatus> = async (_request, { chain }) => told(await chain.status());
