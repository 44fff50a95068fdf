import type { OutboxRow } from '@quay/contract/staff';

const deliveries: Record<OutboxRow['delivery'], string> = { kept: 'Kept here', sent: 'Sent', failed: 'Failed' };

export const words = {
  deliveries,
  search: 'E-mail address or phone number',
  columns: { to: 'To', subject: 'Subject', code: 'Code', delivery: 'Delivery', at: 'When' },
  emptyTitle: 'No message yet',
  emptyWords: 'Codes and notices to users appear here as they are written.',
  keptWords: 'Nothing is configured to carry this message. It ends here.',
  failedWords: 'The mail server did not take it.',
  hidden: 'The text is for the recipient alone and is not shown here.',
  text: 'Text',
  code: 'Code',
  copyCode: 'Copy the code',
  unknown: 'This message is not in the list',
  unknownWords: 'It may be further down, or written to another address.',
};
