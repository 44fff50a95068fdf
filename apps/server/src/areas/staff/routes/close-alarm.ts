import { type closeAlarm, eventAlarms, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const closeAlarmRoute: Route<typeof closeAlarm> = async ({ network, alarm, subject }, asking) => {
  const { chain, staff, audit, reads } = asking;
  if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
  const open = await reads.chain.openAlarms();
  const rings = open.find((one) => one.network === network && one.alarm === alarm && one.subject === subject);
  if (!rings || !eventAlarms.includes(alarm)) return refused(refusals['alarm-unknown']);

  const details = { alarm, about: subject, detail: rings.detail };
  await audit.add({ staff, act: 'close-alarm', subject: `network ${network}`, details });
  await chain.closeAlarm(network, alarm, subject);
  return told({});
};
