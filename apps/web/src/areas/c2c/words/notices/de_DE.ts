import { plural } from '@quay/words/languages/de_DE';
import type { NoticeWords } from './index.ts';

export const words: NoticeWords = {
  title: 'P2P-Benachrichtigungen',
  failed: 'Ihre Benachrichtigungseinstellungen wurden nicht geladen',
  failedWhy: 'Sie bleiben, wie sie sind.',
  topics: {
    orders: {
      title: 'Orders',
      lead: 'Angenommen, bezahlt, freigegeben, storniert, abgelaufen und Nachrichten in Ihrer Abwesenheit.',
    },
    appeals: { title: 'Einsprüche', lead: 'Eingelegt, vom Team übernommen, Nachweise erbeten und entschieden.' },
  },
  channels: {
    app: { title: 'App', lead: 'In der geöffneten App und auf Geräten mit Benachrichtigungen' },
    email: { title: 'E-Mail', lead: 'An Ihre verknüpfte Adresse' },
    sms: { title: 'SMS', lead: 'An Ihr verknüpftes Telefon' },
  },
  notBound: { email: 'Noch keine Adresse verknüpft', sms: 'Noch kein Telefon verknüpft', app: '' },
  bind: { email: 'Adresse verknüpfen', sms: 'Telefon verknüpfen', app: '' },
  last: 'Mindestens einer bleibt an. Schalten Sie zuerst einen anderen ein.',
  deaf: 'Bei geschlossener App erfahren Sie nichts. Schalten Sie Benachrichtigungen auf diesem Gerät oder E-Mail ein.',
  saveFailed: 'Das wurde nicht geändert. Versuchen Sie es erneut.',
  security: 'Sicherheit',
  securityLead: 'Anmeldungen, Änderungen von Passwörtern und Zahlungskonten sowie Auszahlungen.',
  always: 'Immer an',
  device: 'Dieses Gerät',
  push: {
    on: { title: 'Benachrichtigungen sind an', lead: 'Dieser Browser zeigt sie, während Quay geschlossen ist.' },
    off: {
      title: 'Benachrichtigungen sind aus',
      lead: 'Erfahren Sie auf diesem Gerät von Orders, während Quay geschlossen ist.',
    },
    denied: {
      title: 'Ihr Browser blockiert Benachrichtigungen',
      lead: 'Sie haben die Frage des Browsers einmal verneint. Erlauben Sie Benachrichtigungen für diese Website in den Browsereinstellungen (das Zeichen neben der Adresse) und kommen Sie dann zurück.',
    },
    unsupported: {
      title: 'Keine Benachrichtigungen in diesem Browser',
      lead: 'Er kann sie nicht zeigen, oder die Seite kam über eine Verbindung ohne TLS. E-Mail können Sie trotzdem wählen.',
    },
    install: {
      title: 'Installieren Sie zuerst Quay',
      lead: 'Auf dem iPhone zeigen nur installierte Apps Benachrichtigungen: Öffnen Sie das Teilen-Menü und wählen Sie „Zum Home-Bildschirm“.',
    },
  },
  turnOn: 'Hier einschalten',
  turningOn: 'Warten auf Ihren Browser',
  turnOff: 'Hier ausschalten',
  test: 'Testbenachrichtigung zeigen',
  testTitle: 'Quay',
  testBody: 'So erfahren Sie von einer Order. Es ist nichts geschehen.',
  devices: (count) =>
    plural(count, { one: '1 Gerät erhält Benachrichtigungen', other: `${count} Geräte erhalten Benachrichtigungen` }),
  pushFailed: 'Der Push-Dienst des Browsers hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
};
