import type { Translation } from '@quay/words';
import { list } from '@quay/words/languages/de_DE';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Nachweis der Verbindlichkeiten',
  about:
    'Einmal am Tag veröffentlichen wir, was wir allen Nutzern schulden. Ihr Guthaben ist in dieser Summe, und Ihr Browser kann das selbst prüfen.',
  days: 'Tag',
  asOf: (time, seq) => `Stand ${time}, nach Batch ${seq} des Journals`,
  failed: 'Die veröffentlichten Summen wurden nicht geladen',
  failedWhy: 'Ihre Coins sind davon nicht berührt.',
  none: 'Noch nichts veröffentlicht',
  noneWhy: 'Die ersten Summen kommen innerhalb eines Tages, sobald hier jemand Coins hält.',
  check: 'Mein Guthaben prüfen',
  checking: 'Wird geprüft',
  counted: 'Ihr Guthaben ist gezählt',
  countedWhy: (user) => `Konto ${user}, in diesem Browser gegen die veröffentlichten Summen geprüft.`,
  step: {
    leaves: 'Zwei Blätter tragen Ihre Nummer und enthalten Ihr Guthaben',
    ways: 'Beide führen zur Wurzel und die Summen zum Gesamtbetrag',
    published: 'Wurzel, Gesamtbetrag und Größe sind die veröffentlichten',
  },
  ok: 'Richtig',
  wrong: 'Falsch',
  notChecked: 'Nicht geprüft',
  leaf: (part, index, of) => `Blatt ${part} an Stelle ${index} von ${of}`,
  hashes: (count) => `${count} Hashes bis zur Wurzel`,
  root: 'Wurzel',
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  owedToAll: (total) => `von ${total}, die allen geschuldet sind`,
  compare: 'Mit meinem Kontobuch vergleichen',
  comparing: 'Wird verglichen',
  same: 'Ihr Kontobuch von diesem Moment sagt dasselbe.',
  differs: (amount) =>
    `Ihr Kontobuch von diesem Moment sagt ${amount}. Bewahren Sie die Dateien unten auf und schreiben Sie dem Kundenservice.`,
  leftOut: (coins) => `Ihr Kontobuch von diesem Moment hat ${list(coins)}, was diese Summe nicht zählt.`,
  broken: 'Das geht nicht auf.',
  brokenWhy:
    'Was wir Ihnen gegeben haben, beweist nicht, dass Ihr Guthaben gezählt ist. Bewahren Sie die Dateien unten auf und lassen Sie es nicht auf sich beruhen: Schreiben Sie dem Kundenservice und zeigen Sie sie anderen.',
  service: 'Kundenservice',
  notIn: 'Von Ihnen ist nichts in dieser Summe.',
  notInWhy: 'Sie hielten in diesem Moment keine Coins. Die nächsten Summen werden nach 00:00 UTC erstellt.',
  noTools: 'Dieser Browser kann hier nicht prüfen.',
  noToolsWhy:
    'Browser berechnen Hashes nur auf Seiten, die über HTTPS kommen. Bewahren Sie die Dateien auf und prüfen Sie sie mit dem Programm unten.',
  keep: 'Ohne uns prüfen',
  keepWhy:
    'Bewahren Sie beide Dateien auf und prüfen Sie sie auf einem beliebigen Rechner mit Node, mit unserem Quellcode:',
  proofFile: 'Meinen Nachweis speichern',
  publishedFile: 'Veröffentlichtes speichern',
  privately: 'Ihr Nachweis nennt Ihr Konto und Ihre Guthaben. Zeigen Sie ihn nur, wem Sie damit vertrauen.',
  sums: 'Geschuldet und gehalten',
  owed: 'Den Nutzern geschuldet',
  reserves: 'On-Chain gehalten',
  notRead: 'nicht gelesen',
  copyRoot: (symbol) => `Wurzel von ${symbol} kopieren`,
  where: 'Wo es gehalten wird',
  atBlock: (network, block) => `${network}, Block ${block}`,
  noChain: 'An diesem Tag wurde keine Chain abgefragt.',
  limits: 'Was das nicht beweist',
  notProven: [
    'Dass die Coins auf unseren Adressen allein uns gehören oder einen Moment später noch da sind.',
    'Dass wir niemand anderem etwas schulden, etwa Banken oder Lieferanten.',
    'Dass Ihre Liste der Coins vollständig ist: Vergleichen Sie sie mit Ihrem Bestand.',
    'Dass andere gezählt sind: Jeder kann nur das eigene Guthaben prüfen. Je mehr es tun, desto weniger kann weggelassen werden.',
    'Dass allen dieselbe Wurzel gezeigt wird. Vergleichen Sie sie mit der anderer.',
  ],
  simulated:
    'Der Markt ist simuliert: Geschuldete Übungs-Coins und gehaltene Test-Coins sind nichts wert. Die Netzwerke sind Entwicklungs-Chains dieser Installation, die ihre Test-Coins selbst prägt: Was dort gehalten wird, beweist nichts, außer dass die Summen gelesen und verglichen werden.',
};
