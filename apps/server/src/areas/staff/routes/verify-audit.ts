import type { verifyAudit } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const verifyAuditRoute: Route<typeof verifyAudit> = async (_request, asking) =>
  told(await asking.audit.verify());
