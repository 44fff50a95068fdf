import type { Words } from './index.ts';

export const words: Words = {
  title: 'Instala Quay en este dispositivo',
  name: 'Quay',
  about: 'Desde este sitio, sin tienda',
  gains: 'Qué ganas',
  gainNotices: 'Un aviso cuando una orden, un préstamo o una posición te necesiten',
  gainOffline: 'Se abre sin conexión: las últimas cifras, con su hora',
  gainSame: 'El mismo programa que aquí; quítalo cuando quieras',
  byHand: 'En un iPhone o iPad, a mano',
  share: 'Toca el icono de compartir en la parte inferior de Safari',
  add: 'Elige «Añadir a pantalla de inicio»',
  open: 'Toca «Añadir» y abre Quay desde ahí',
  elsewhere: 'En otro navegador',
  elsewhereWhy:
    'Abre su menú y elige «Instalar» o «Añadir a la pantalla de inicio». Si no aparece ninguna, Quay funciona aquí tal cual.',
  phone: 'En tu teléfono',
  phoneWhy: (host) =>
    `Apunta aquí con la cámara del teléfono. La dirección debe ser ${host}; cualquier otra no es nuestra.`,
  code: (address) => `Código QR que abre ${address}`,
  install: 'Instalar Quay',
  installed: 'Quay está instalado en este dispositivo.',
  hint: 'Ten Quay a mano',
  hintWhy: 'Ponlo en la pantalla de inicio: se abre como una app y te llegan los avisos.',
  notNow: 'No volver a mostrar',
};
