import { chainStatus, closeAlarm, eventAlarms, staff as refusals, staffWithdrawals } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { withdrawalRowOnWire } from '../withdrawal-on-wire.ts';

const PAGE = 50;

/** Withdrawals that wait for somebody, and the networks that they leave by. */
export const withdrawalRoutes = ({ audit, chain, reads }: StaffNeeds): Served[] => [
  serve(staffWithdrawals, async ({ state, before }, context) => {
    const rows = await context.rows();
    const wanted = { state, before: before === undefined ? undefined : Number(before), size: PAGE };
    return reply((await rows.chain.withdrawalCases(wanted)).map(withdrawalRowOnWire));
  }),
  serve(chainStatus, async () => reply(await chain.status())),
  serve(closeAlarm, async ({ network, alarm, subject }, context) => {
    const { staff } = context;
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    const open = await reads.chain.openAlarms();
    const rings = open.find((one) => one.network === network && one.alarm === alarm && one.subject === subject);
    if (!rings || !eventAlarms.includes(alarm)) return refused(refusals['alarm-unknown']);

    const details = { alarm, about: subject, detail: rings.detail };
    await audit.add({ staff, act: 'close-alarm', subject: `network ${network}`, details });
    await chain.closeAlarm(network, alarm, subject);
    return reply({});
  }),
];
