import type { Translation } from '@quay/words';
import type { StatusWords } from './index.ts';

export const words: Translation<StatusWords> = {
  label: 'Estado del exchange',
  live: 'En vivo',
  delay: (ms) => `En vivo, ${ms} ms`,
  connecting: 'Conectando',
  lost: 'Sin conexión',
  simulated: 'Mercado simulado',
  reserves: 'Reservas',
  provedAt: (when) => `probadas ${when}`,
  leastOf: (coin) => `${coin} es la moneda menos cubierta`,
  balancesProved: 'Saldos',
  journal: 'Diario',
  keys: 'Teclas',
  keysTitle: 'Teclas',
  rows: 'Fila siguiente y anterior de una lista',
  openRow: 'Abrir la fila',
  closeLayer: 'Cerrar lo último que se abrió',
  thisList: 'Estas teclas',
  lettersOn: 'Las letras funcionan como atajos',
  support: 'Soporte',
};
