import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/es_ES';
import type { SettingsWords } from './index.ts';

export const words: Translation<SettingsWords> = {
  support: 'Atención al cliente',
  supportWords: 'En estas horas responde alguien; fuera de ellas los clientes leen cuándo. Las horas son UTC.',
  opens: 'Abre, UTC',
  closes: 'Cierra, UTC',
  always: 'La misma hora dos veces significa: siempre abierto.',
  days: 'Días',
  dayNames: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  merchants: 'Comerciantes',
  merchantsWords: 'Lo que un comerciante deja como depósito al solicitarlo. No cambia nada para quienes ya pagaron.',
  deposit: 'Depósito',
  signUp: 'Registro',
  signUpOpen: 'Los usuarios nuevos pueden abrir una cuenta',
  signUpWords: 'Cerrado, quien tiene una cuenta sigue iniciando sesión.',
  withdrawals: 'Retiros',
  withdrawalsWords: 'Cuándo pueden los usuarios solicitar un retiro. Lo solicitado antes continúa. Las horas son UTC.',
  withdrawalsOpen: 'Los usuarios pueden retirar',
  convert: 'Conversión',
  convertWords: 'Desactivada, no se cotiza ningún precio. Lo ya convertido se queda como está.',
  convertOpen: 'Se cotizan precios',
  twoPeople: 'Una segunda persona aprueba cada cambio de estos ajustes.',
  save: 'Solicitar estos cambios',
  saving: 'Solicitando',
  nothing: 'Aún no se cambió nada.',
  undo: 'Deshacer',
  asked: 'Solicitado. Una segunda persona decide en Aprobaciones.',
  changes: (count) => plural(count, { one: '1 cambio', other: `${count} cambios` }),
  moveTitle: 'Mover una moneda simulada',
  move: 'Mover',
  moving: 'Moviendo',
  moved: 'El precio se mueve',
  moveWords:
    'Mueve el precio de una moneda de forma uniforme durante unos minutos; se queda ahí hasta el próximo arranque. Solo donde el mercado es simulado.',
  moveFields: {
    symbol: 'Moneda',
    percent: 'Porcentaje entero, negativo para una caída',
    minutes: 'Minutos, de 1 a 60',
  },
};
