import type { NoticeChannel, NoticeTopic } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/en_US';

type Reply = { readonly title: string; readonly lead: string };

const topics: Record<NoticeTopic, Reply> = {
  orders: { title: 'Orders', lead: 'Taken, paid, released, cancelled, timed out, and messages while you are away.' },
  appeals: { title: 'Appeals', lead: 'Opened, taken by staff, evidence asked for, and decided.' },
};

const channels: Record<NoticeChannel, Reply> = {
  app: { title: 'App', lead: 'In the open app, and on devices with notices on' },
  email: { title: 'E-mail', lead: 'To your bound address' },
  sms: { title: 'SMS', lead: 'To your bound phone' },
};

/** How a user is notified of C2C. */
export const words = {
  title: 'C2C notices',
  failed: 'Your notice settings did not load',
  failedWhy: 'They stay as they are.',
  topics,
  channels,
  notBound: { email: 'No address bound yet', sms: 'No phone bound yet', app: '' } satisfies Record<
    NoticeChannel,
    string
  >,
  bind: { email: 'Bind an address', sms: 'Bind a phone', app: '' } satisfies Record<NoticeChannel, string>,
  last: 'At least one stays on. Turn on another one first.',
  deaf: 'With the app closed you hear nothing. Turn on notices on this device, or e-mail.',
  saveFailed: 'This was not changed. Try again.',
  security: 'Security',
  securityLead: 'Logins, changes of passwords and payment accounts, and withdrawals.',
  always: 'Always on',
  device: 'This device',
  push: {
    on: { title: 'Notices are on', lead: 'This browser shows them while Quay is closed.' },
    off: { title: 'Notices are off', lead: 'Hear of orders on this device while Quay is closed.' },
    denied: {
      title: 'Your browser blocks notices',
      lead: 'You once said no to its question. Allow notifications for this site in the browser’s settings (the sign beside the address), then come back.',
    },
    unsupported: {
      title: 'No notices in this browser',
      lead: 'It cannot show them, or the page came over a connection without TLS. You can still choose e-mail.',
    },
    install: {
      title: 'Install Quay first',
      lead: 'On an iPhone only installed apps show notices: open the share menu and choose “Add to Home Screen”.',
    },
  },
  turnOn: 'Turn on notices here',
  turningOn: 'Waiting for your browser',
  turnOff: 'Turn off here',
  test: 'Show a test notice',
  testTitle: 'Quay',
  testBody: 'This is how you hear of an order. Nothing has happened.',
  devices: (count: number) => plural(count, { one: '1 device gets notices', other: `${count} devices get notices` }),
  pushFailed: 'The browser’s push service did not answer. Try again in a moment.',
};
