import { extendedSet } from '../extended-set.ts';

/** What people are told of Earn, and how an early version that had no notices of it begins: with what happens from now on. */
export const earnNotices = /* sql */ `
${extendedSet('perpetual_notices', 'event', ['earn-income', 'earn-scheduled', 'earn-ended', 'earn-returned'])}
${extendedSet('perpetual_notice_marks', 'kind', ['earnFlows', 'earnWaiting'])}
insert into perpetual_notice_marks (kind, upto) select 'earnFlows', coalesce(max(id), 0) from earn_flows;
insert into perpetual_notice_marks (kind, upto) select 'earnWaiting', coalesce(max(id), 0) from earn_scheduled;
create index earn_scheduled_paid on earn_scheduled (id) where status = 'paid';
`;
