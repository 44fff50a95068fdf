import type {
  C2cActor,
  C2cParty,
  ChatWarning,
  NoticeChannel,
  NoticeEvent,
  NoticeTopic,
  PaymentKind,
  SystemLine,
} from '@quay/contract/c2c';
import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

export type C2cTables = {
  paymentMethods: {
    id: Generated<number>;
    userId: number;
    kind: PaymentKind;
    sealed: Uint8Array;
    qrFile: string | null;
    savedAt: Time;
    removedAt: Time | null;
  };
  c2cMembers: {
    userId: number;
    taking: Generated<boolean>;
    orderNotices: Generated<NoticeChannel[]>;
    appealNotices: Generated<NoticeChannel[]>;
  };
  c2cFollows: { userId: number; advertiser: number; since: Time };
  pushDevices: {
    id: Generated<number>;
    userId: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    addedAt: Time;
    failedAt: Time | null;
  };
  c2cNotices: {
    id: Generated<number>;
    userId: number;
    topic: NoticeTopic;
    event: NoticeEvent;
    orderId: number;
    number: number;
    at: Time;
    pushedAt: Time | null;
    notifiedAt: Time | null;
  };
  c2cMessages: {
    id: Generated<number>;
    orderId: number;
    actor: C2cActor;
    userId: number | null;
    staffId: number | null;
    line: SystemLine | null;
    text: string | null;
    picture: string | null;
    warnings: ChatWarning[];
    digest: string;
    clientId: string;
    event: number | null;
    at: Time;
  };
  c2cReads: { orderId: number; userId: number; upTo: number };
  c2cAppeals: {
    orderId: number;
    description: string;
    contact: Uint8Array | null;
    dueAt: Time;
    takenBy: number | null;
    takenAt: Time | null;
    ruling: string | null;
    ruledAt: Time | null;
  };
  c2cEvidence: {
    id: Generated<number>;
    orderId: number;
    party: C2cParty;
    text: string;
    files: string[];
    at: Time;
  };
  c2cAsked: {
    id: Generated<number>;
    orderId: number;
    party: C2cParty;
    item: string;
    staffId: number;
    at: Time;
    answeredAt: Time | null;
  };
  c2cOrderDetails: { number: string; reference: string; sealed: Uint8Array; madeAt: Time };
  c2cReviews: {
    id: Generated<number>;
    orderId: number;
    writer: number;
    about: number;
    good: boolean;
    text: string;
    at: Time;
  };
};
