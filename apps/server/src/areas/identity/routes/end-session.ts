import { type endSession, identity } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';

export const endSessionRoute: Route<typeof endSession> = async ({ sessionId }, asking) => {
  const { sessions } = asking.identity;
  if (sessionId === undefined) {
    await sessions.endAll(asking.owner, asking.session);
    return told({});
  }
  const ended = await sessions.endOne(asking.owner, sessionId);
  return ended ? told({}) : refused(identity['session-unknown'], {}, 'sessionId');
};
