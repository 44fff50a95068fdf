import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/es_ES';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Ayuda',
  questions: 'Preguntas',
  search: '¿Dónde está mi depósito?',
  clear: 'Borrar la búsqueda',
  topics: 'Temas',
  topic: {
    wallet: 'Depositar, retirar',
    spot: 'Spot',
    contracts: 'Futuros',
    c2c: 'P2P',
    earn: 'Earn',
    loans: 'Préstamos',
    account: 'Cuenta',
    security: 'Seguridad',
    fees: 'Comisiones y límites',
    app: 'La app',
  },
  found: (count) => plural(count, { one: '1 respuesta', other: `${count} respuestas` }),
  none: (search) => `Nada sobre «${search}»`,
  noneWhy: 'Prueba con una sola palabra o pregunta a una persona.',
  person: 'Escribir a una persona',
  personWhy: 'Atención al cliente lee y responde aquí.',
  failed: 'No se pudieron cargar los artículos',
  failedWhy: 'Atención al cliente responde sin ellos.',
  unknown: 'Este artículo no está',
  unknownWhy: 'Puede que su dirección sea antigua.',
  all: 'Todos los artículos',
  changed: (date, version) => `Modificado el ${date}, versión ${version}`,
  minutes: (count) => `${count} min de lectura`,
  goesWith: 'Relacionado',
  answered: '¿No te ha servido?',
  more: 'Abrir como artículo',
  offline: 'Sin conexión: estos son los artículos que tiene este dispositivo.',
};
