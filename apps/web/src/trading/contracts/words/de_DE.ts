import type { Words } from './index.ts';

export const words: Words = {
  pages: 'Kontraktseiten',
  trade: 'Handeln',
  delivery: 'Delivery',
  information: 'Informationen',
  history: 'Verlauf',
  traders: 'Lead-Trader',
  notices: 'Benachrichtigungen',
  parts: 'Teile dieser Seite',
  activity: 'Alle',
  orders: 'Orders',
  fills: 'Ausführungen',
  payments: 'Finanzierung',
  realised: 'Ergebnisse',
  receipts: 'Belege',
  index: 'Index, Mark und Margin',
  funding: 'Finanzierungsverlauf',
  fund: 'Versicherungsfonds',
  queue: 'Reihe',
  calculator: 'Rechner',
};
