import type { Words } from './index.ts';

export const words: Words = {
  pages: 'Pages des contrats',
  trade: 'Trader',
  delivery: 'Delivery',
  information: 'Informations',
  history: 'Historique',
  traders: 'Traders',
  notices: 'Notifications',
  parts: 'Parties de cette page',
  activity: 'Tout',
  orders: 'Ordres',
  fills: 'Exécutions',
  payments: 'Financement',
  realised: 'Résultats',
  receipts: 'Reçus',
  index: 'Indice, réf. et marge',
  funding: 'Historique du financement',
  fund: 'Fonds d’assurance',
  queue: 'File',
  calculator: 'Calculateur',
};
