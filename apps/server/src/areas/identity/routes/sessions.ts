import type { sessions } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const sessionsRoute: Route<typeof sessions> = async (_request, asking) => {
  const rows = await asking.identity.sessions.of(asking.owner);
  return told(
    rows.map(({ id, device, address, at, seenAt }) => ({
      sessionId: id,
      device,
      address,
      openedAt: at,
      seenAt,
      isThis: id === asking.session?.id,
    })),
  );
};
