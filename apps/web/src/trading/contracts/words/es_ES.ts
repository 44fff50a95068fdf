import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  pages: 'Páginas de futuros',
  trade: 'Operar',
  delivery: 'Vencimiento',
  information: 'Información',
  history: 'Historial',
  traders: 'Traders',
  notices: 'Avisos',
  parts: 'Partes de esta página',
  activity: 'Todo',
  orders: 'Órdenes',
  fills: 'Ejecuciones',
  payments: 'Financiación',
  realised: 'Resultados',
  receipts: 'Comprobantes',
  index: 'Índice, marca y margen',
  funding: 'Historial de financiación',
  fund: 'Fondo de seguro',
  queue: 'Cola',
  calculator: 'Calculadora',
};
