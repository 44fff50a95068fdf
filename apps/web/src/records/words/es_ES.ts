import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  loading: 'Cargando',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  listFailed: 'No se pudo cargar esta lista',
  listFailedWhy: 'Lo que contiene no se ve afectado.',
  moreFailed: 'No se pudo cargar el resto',
  moreFailedWhy: 'Lo de arriba se queda.',
  allShown: 'Eso es todo.',
  filter: {
    open: 'Filtrar',
    title: 'Qué mostrar',
    any: 'Todo',
    period: 'Periodo',
    from: 'Desde',
    to: 'Hasta',
    periods: { today: 'Hoy', week: '7 días', month: '30 días', quarter: '90 días' },
    since: (day) => `Desde el ${day}`,
    until: (day) => `Hasta el ${day}`,
    between: (from, to) => `${from} a ${to}`,
    upsideDown: 'El primer día es posterior al último.',
    remove: (what) => `${what}: dejar de filtrar por esto`,
    clear: 'Borrar el filtro',
    none: 'Nada con este filtro',
    noneWhy: 'Ningún registro cumple todo lo que filtras.',
  },
  save: {
    saved: (file, rows) => `${file} guardado con ${rows} líneas.`,
    part: (file, rows) => `${file} tiene las primeras ${rows} líneas. Elige un periodo más corto para el resto.`,
    nothing: 'Nada que guardar con este filtro.',
    failed: (why) => `El archivo no se guardó. ${why}`,
  },
};
