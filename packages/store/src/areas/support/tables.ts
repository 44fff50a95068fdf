import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

export type SupportTables = {
  conversations: {
    id: Generated<number>;
    userId: number | null;
    guest: string | null;
    lastAt: Time;
    waitingSince: Time | null;
    readByCustomer: Generated<number>;
    readByStaff: Generated<number>;
    answeredBy: number | null;
  };
  messages: {
    id: Generated<number>;
    conversationId: number;
    sender: 'customer' | 'staff' | 'system';
    staffId: number | null;
    text: string | null;
    picture: string | null;
    clientId: string | null;
    at: Time;
    recalledAt: Time | null;
  };
  cannedAnswers: { id: Generated<number>; title: string; text: string; language: string };
};
