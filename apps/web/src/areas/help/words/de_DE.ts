import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/de_DE';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Hilfe',
  questions: 'Fragen',
  search: 'Wo ist meine Einzahlung?',
  clear: 'Suche leeren',
  topics: 'Themen',
  topic: {
    wallet: 'Ein- und Auszahlen',
    spot: 'Spot',
    contracts: 'Kontrakte',
    c2c: 'P2P',
    earn: 'Earn',
    loans: 'Kredite',
    account: 'Konto',
    security: 'Sicherheit',
    fees: 'Gebühren und Limits',
    app: 'Die App',
  },
  found: (count) => plural(count, { one: '1 Antwort', other: `${count} Antworten` }),
  none: (search) => `Nichts zu „${search}“`,
  noneWhy: 'Versuchen Sie es mit einem Wort daraus oder fragen Sie einen Menschen.',
  person: 'Einem Menschen schreiben',
  personWhy: 'Der Kundenservice liest und antwortet hier.',
  failed: 'Die Artikel wurden nicht geladen',
  failedWhy: 'Der Kundenservice antwortet auch ohne sie.',
  unknown: 'Diesen Artikel gibt es nicht',
  unknownWhy: 'Die Adresse ist vielleicht veraltet.',
  all: 'Alle Artikel',
  changed: (date, version) => `Geändert ${date}, Version ${version}`,
  minutes: (count) => `${count} min Lesezeit`,
  goesWith: 'Gehört dazu',
  answered: 'Nicht beantwortet?',
  more: 'Als Artikel öffnen',
  offline: 'Keine Verbindung: Das sind die Artikel auf diesem Gerät.',
};
