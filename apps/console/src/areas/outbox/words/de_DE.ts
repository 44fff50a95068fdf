import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: 'Hier behalten', sent: 'Gesendet', failed: 'Fehlgeschlagen' },
  search: 'E-Mail-Adresse oder Telefonnummer',
  columns: { to: 'An', subject: 'Betreff', code: 'Code', delivery: 'Zustellung', at: 'Wann' },
  emptyTitle: 'Noch keine Nachricht',
  emptyWords: 'Codes und Benachrichtigungen an Nutzer erscheinen hier, sobald sie geschrieben sind.',
  keptWords: 'Für diese Nachricht ist kein Versandweg eingerichtet. Sie endet hier.',
  failedWords: 'Der Mailserver hat sie nicht angenommen.',
  hidden: 'Der Text ist allein für den Empfänger und wird hier nicht gezeigt.',
  text: 'Text',
  code: 'Code',
  copyCode: 'Code kopieren',
  unknown: 'Diese Nachricht ist nicht in der Liste',
  unknownWords: 'Sie ist vielleicht weiter unten oder ging an eine andere Adresse.',
};
