import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: 'Benachrichtigungen',
  failed: 'Die Benachrichtigungen wurden nicht geladen',
  failedWhy: 'Ihre Positionen sind davon nicht berührt.',
  none: 'Noch keine Benachrichtigungen',
  noneWhy: 'Was mit Ihren Kontrakten geschieht, steht hier: Warnungen, Liquidationen und Änderungen an einem Kontrakt.',
  fresh: 'Neu',
  receipt: (number) => `Beleg ${number}`,
  look: 'Ansehen',
  older: 'Ältere zeigen',
  settings: 'Wie Sie informiert werden',
  settingsTitle: 'Benachrichtigungen zu Kontrakten',
  settingsFailed: 'Die Benachrichtigungseinstellungen wurden nicht geladen',
  settingsFailedWhy: 'Es wurde nichts geändert.',
  topics: {
    risk: {
      title: 'Risiko',
      lead: 'Warnung vor einer Liquidation, Liquidationen, Auto-Deleveraging und Folgen, das an einer Verlustgrenze endete. Wird immer auf einem Weg gesendet.',
    },
    activity: {
      title: 'Aktivität',
      lead: 'Finanzierung, die aus einem Gewinn gezahlt wurde, wenn Ihr Kontrakt ausgesetzt wird oder öffnet, und Neues von Ihren Lead-Tradern.',
    },
    alerts: { title: 'Preisalarme', lead: 'Wenn ein Preis erreicht ist, den Sie gewählt haben.' },
  },
  channels: { app: 'Auf Geräten mit Benachrichtigungen', email: 'Per E-Mail', sms: 'Per SMS' },
  last: 'Ein Weg bleibt an. Schalten Sie zuerst einen anderen ein.',
  device: 'Benachrichtigungen auf diesem Gerät',
  saveFailed: 'Das konnte nicht geändert werden. Versuchen Sie es erneut.',
  near: (symbol, ratio) => `${symbol}: ${ratio} dessen, was hinter Ihrer Position steht, werden benötigt.`,
  nearAt: (price) => `Sie wird liquidiert, wenn der Mark-Preis ${price} erreicht.`,
  nearSoon: 'Sie wird liquidiert, wenn alles davon benötigt wird.',
  addMargin: 'Margin hinzufügen',
  closeQuarter: '25 % schließen',
};
