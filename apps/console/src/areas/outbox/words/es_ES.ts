import type { Translation } from '@quay/words';
import type { OutboxWords } from './index.ts';

export const words: Translation<OutboxWords> = {
  deliveries: { kept: 'Guardado aquí', sent: 'Enviado', failed: 'Fallido' },
  search: 'Correo electrónico o número de teléfono',
  columns: { to: 'Para', subject: 'Asunto', code: 'Código', delivery: 'Entrega', at: 'Cuándo' },
  emptyTitle: 'Aún no hay mensajes',
  emptyWords: 'Los códigos y avisos a usuarios aparecen aquí a medida que se escriben.',
  keptWords: 'Nada está configurado para llevar este mensaje. Termina aquí.',
  failedWords: 'El servidor de correo no lo aceptó.',
  hidden: 'El texto es solo para el destinatario y no se muestra aquí.',
  text: 'Texto',
  code: 'Código',
  copyCode: 'Copiar el código',
  unknown: 'Este mensaje no está en la lista',
  unknownWords: 'Puede estar más abajo o escrito a otra dirección.',
};
