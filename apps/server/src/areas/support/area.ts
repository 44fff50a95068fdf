import type { Area } from '../../area.ts';
import type { SupportNeeds } from './needs.ts';
import { conversationRoutes } from './routes/conversation.ts';

export const supportArea = (needs: SupportNeeds): Area => ({
  routes: conversationRoutes(needs),
  pushes: {
    user: [
      {
        channel: 'support',
        begin: (push) => needs.support.onChanged((user) => push(user, { changedAt: Date.now() })),
      },
    ],
  },
});
