import { plural } from '@quay/words/languages/de_DE';
import type { SettingsWords } from './index.ts';

export const words: SettingsWords = {
  support: 'Kundenservice',
  supportWords: 'In diesen Stunden antwortet jemand; außerhalb lesen Kunden, wann. Zeiten sind UTC.',
  opens: 'Öffnet, UTC',
  closes: 'Schließt, UTC',
  always: 'Zweimal dieselbe Zeit heißt: immer offen.',
  days: 'Tage',
  dayNames: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  merchants: 'Händler',
  merchantsWords:
    'Was ein Händler bei der Bewerbung als Kaution hinterlegt. Für jene, die gezahlt haben, ändert sich nichts.',
  deposit: 'Kaution',
  signUp: 'Registrierung',
  signUpOpen: 'Neue Nutzer können ein Konto eröffnen',
  signUpWords: 'Auch wenn geschlossen, kann sich jeder mit Konto anmelden.',
  withdrawals: 'Auszahlungen',
  withdrawalsWords: 'Wann Nutzer eine Auszahlung beantragen dürfen. Zuvor Beantragtes läuft weiter. Zeiten sind UTC.',
  withdrawalsOpen: 'Nutzer können auszahlen',
  convert: 'Konvertieren',
  convertWords: 'Wenn aus, wird kein Preis angeboten. Konvertierte Coins bleiben, wie sie sind.',
  convertOpen: 'Preise werden angeboten',
  twoPeople: 'Eine zweite Person genehmigt jede Änderung dieser Einstellungen.',
  save: 'Diese Änderungen beantragen',
  saving: 'Wird beantragt',
  nothing: 'Noch ist nichts geändert.',
  undo: 'Rückgängig',
  asked: 'Beantragt. Eine zweite Person entscheidet unter Genehmigungen.',
  changes: (count) => plural(count, { one: '1 Änderung', other: `${count} Änderungen` }),
  moveTitle: 'Simulierten Coin bewegen',
  move: 'Bewegen',
  moving: 'Wird bewegt',
  moved: 'Der Preis bewegt sich',
  moveWords:
    'Bewegt den Preis eines Coins gleichmäßig über einige Minuten; er bleibt dort bis zum nächsten Start. Nur wo der Markt simuliert ist.',
  moveFields: { symbol: 'Coin', percent: 'Ganze Prozent, unter null für einen Fall', minutes: 'Minuten, 1 bis 60' },
};
