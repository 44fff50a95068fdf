import type { StatusWords } from './index.ts';

export const words: StatusWords = {
  label: 'Zustand der Börse',
  live: 'Live',
  delay: (ms) => `Live, ${ms} ms`,
  connecting: 'Verbindung wird aufgebaut',
  lost: 'Keine Verbindung',
  simulated: 'Simulierter Markt',
  reserves: 'Reserven',
  provedAt: (when) => `nachgewiesen ${when}`,
  leastOf: (coin) => `${coin} ist der am wenigsten gedeckte Coin`,
  balancesProved: 'Guthaben',
  journal: 'Journal',
  keys: 'Tasten',
  keysTitle: 'Tasten',
  rows: 'Nächste und vorherige Zeile einer Liste',
  openRow: 'Zeile öffnen',
  closeLayer: 'Zuletzt Geöffnetes schließen',
  thisList: 'Diese Tasten',
  lettersOn: 'Buchstaben als Tastenkürzel',
  support: 'Support',
};
