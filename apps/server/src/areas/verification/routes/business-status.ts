import type { businessStatus } from '@quay/contract/verification';
import type { Route } from '../../../edge/route.ts';
import { businessReply } from '../business-reply.ts';

export const businessStatusRoute: Route<typeof businessStatus> = (_request, asking) => businessReply(asking);
