import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: 'Eine Auszahlung ist unterwegs',
  orders: 'Orders sind offen',
  positions: 'Positionen in Kontrakten sind offen',
  loans: 'Pfandkredite sind offen',
  credit: 'Ein Kredit ist offen',
  earn: 'In Earn liegt noch etwas',
  'c2c-appeals': 'Eine C2C-Order ist im Einspruch',
  'c2c-orders': 'C2C-Orders sind offen',
  'c2c-ads': 'C2C-Anzeigen sind nicht geschlossen',
  'merchant-deposit': 'Die Händlerkaution ist hinterlegt',
  following: 'Sie folgen einem Trader oder Ihnen wird gefolgt',
  'linked-wallet': 'Eine Wallet ist verknüpft',
  debts: 'Dem Konto fehlen Coins',
  balances: 'Es sind noch Coins da',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'Angemeldet', refused: 'Passwort falsch' };

export const words: Words = {
  close: {
    title: 'Konto schließen',
    lead: (days) =>
      `Ihr Konto wird ${days} Tage nach dem Antrag geschlossen. Bis dahin können Sie sich anmelden und ihn zurücknehmen.`,
    after:
      'Danach kann sich niemand mehr anmelden. Spitzname, E-Mail und Telefonnummer bleiben vergeben, unsere Aufzeichnungen bleiben für die Prüfung erhalten.',
    dataFirst: 'Laden Sie zuerst Ihre Daten herunter',
    calledOff: 'Die letzte Schließung wurde abgesagt, weil in der Wartezeit etwas einging.',
    first: 'Das kommt zuerst',
    obstacles,
    left: (amount) => `${amount} auf allen Konten`,
    leave: (most) => `Was übrig ist, höchstens ${most}, bleibt zurück. Ich bekomme es nicht wieder.`,
    leaveMissing: 'Bestätigen Sie, dass es zurückbleibt, oder zahlen Sie es zuerst aus.',
    fundPassword: 'Transaktionspasswort',
    forgot: 'Vergessen?',
    act: 'Konto schließen',
    doing: 'Konto wird geschlossen',
    stay: 'Bleiben',
    done: (at) => `Sie sind abgemeldet. Das Konto wird am ${at} geschlossen.`,
    waiting: (at) => `Ihr Konto wird am ${at} geschlossen.`,
    waitingWhy: 'Bis dahin kann nichts gehandelt oder bewegt werden. Gehen Coins ein, wird die Schließung abgesagt.',
    keep: 'Konto behalten',
    keeping: 'Wird zurückgenommen',
    kept: 'Ihr Konto bleibt offen.',
    failed: 'Das Konto wurde nicht geladen',
    failedWhy: 'Nichts hat sich geändert.',
  },
  data: {
    title: 'Meine Daten herunterladen',
    lead: 'Eine JSON-Datei mit allem, was wir von Ihnen speichern: Profil, Anmeldungen, Adressen, Zahlungsmethoden, Orders, Trades, Kontobuch, C2C, Nachrichten und Hinweise. Bilder sind genannt, nicht enthalten.',
    limit: (max) =>
      `Bis zu ${max} Dateien in 24 Stunden. Wer die Datei hat, kann sie lesen: Bewahren Sie sie sicher auf.`,
    act: 'Herunterladen',
    doing: 'Datei wird erstellt',
    done: 'Die Datei ist gespeichert.',
  },
  score: {
    title: 'Kreditpunkte',
    lead: 'Sie fassen zusammen, was Sie hier getan haben. Gebühren und Limits ändern sie nicht.',
    level: 'Verifizierung',
    days: (count) => `Tage hier: ${count}`,
    orders: (count) => `Abgeschlossene C2C-Orders: ${count}`,
    repaid: (count) => `Zurückgezahlte Kredite: ${count}`,
    late: (count) => `Verspätete Kredite: ${count}`,
    sold: (count) => `Verkaufte Pfänder: ${count}`,
    rules: {
      level: '20 für Basis, 30 für erweitert, 40 für notariell',
      days: '1 je 30 Tage',
      'c2c-orders': '1 je Order',
      'loans-repaid': '5 je Kredit, ohne Pfand nur rechtzeitig',
      'loans-late': '20 weniger je Kredit ohne Pfand, der überfällig ist oder war',
      'pledges-sold': '10 weniger je Kredit, dessen Pfand zwangsweise verkauft wurde',
    },
    failed: 'Die Punkte wurden nicht geladen',
    failedWhy: 'Nichts hat sich geändert.',
  },
  logins: {
    title: 'Anmeldungen',
    lead: 'Anmeldungen der letzten 180 Tage. War eine nicht von Ihnen? Ändern Sie Ihr Passwort und frieren Sie das Konto ein.',
    outcomes,
    unknown: 'Unbekanntes Gerät',
    empty: 'Noch keine Anmeldungen',
    emptyWhy: 'Jede Anmeldung von nun an steht hier.',
    more: 'Mehr anzeigen',
    failed: 'Die Anmeldungen wurden nicht geladen',
    failedWhy: 'Ihr Konto ist sicher; nur diese Liste fehlt.',
  },
};
