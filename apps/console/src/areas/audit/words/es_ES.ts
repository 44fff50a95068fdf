import type { Translation } from '@quay/words';
import type { AuditWords } from './index.ts';

export const words: Translation<AuditWords> = {
  act: 'Acción, p. ej. reveal',
  subject: 'Objeto, p. ej. user 1042',
  columns: {
    id: 'Row',
    at: 'Cuándo',
    by: 'Quién',
    act: 'Acción',
    subject: 'Objeto',
    details: 'Detalles',
    hash: 'Hash',
  },
  emptyTitle: 'No se encontró ninguna fila',
  emptyWords: 'Una acción u objeto debe escribirse como lo escribe el registro, completo.',
  row: (id) => `Fila ${id}`,
  details: 'Detalles',
  detailsNone: 'No se anotó nada más.',
  hash: 'Hash de esta fila, sobre el hash anterior y la fila',
  unknown: 'No existe esa fila',
  unknownWords: 'El registro empieza en la fila 1 y no tiene huecos.',
  verify: 'Verificar la cadena',
  verifying: 'Verificando',
  intact: (rows) => `Cadena intacta, ${rows} filas`,
  broken: (row) => `Cadena rota en la fila ${row}`,
  head: 'Cabeza',
  download: 'Descargar CSV',
  part: (from, to) => `CSV, filas ${from} a ${to}`,
};
