import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/es_ES';
import type { NoticeWords } from './index.ts';

export const words: Translation<NoticeWords> = {
  title: 'Avisos P2P',
  failed: 'No se pudieron cargar tus ajustes de avisos',
  failedWhy: 'Se quedan como están.',
  topics: {
    orders: {
      title: 'Órdenes',
      lead: 'Tomadas, pagadas, liberadas, canceladas, expiradas, y mensajes mientras no estás.',
    },
    appeals: { title: 'Apelaciones', lead: 'Abiertas, tomadas por el personal, con pruebas pedidas y decididas.' },
  },
  channels: {
    app: { title: 'App', lead: 'En la app abierta y en dispositivos con avisos activados' },
    email: { title: 'Correo', lead: 'A tu correo vinculado' },
    sms: { title: 'SMS', lead: 'A tu teléfono vinculado' },
  },
  notBound: { email: 'Aún no hay correo vinculado', sms: 'Aún no hay teléfono vinculado', app: '' },
  bind: { email: 'Vincular un correo', sms: 'Vincular un teléfono', app: '' },
  last: 'Al menos uno sigue activo. Activa otro primero.',
  deaf: 'Con la app cerrada no te enteras de nada. Activa los avisos en este dispositivo, o el correo.',
  saveFailed: 'No se cambió. Inténtalo de nuevo.',
  security: 'Seguridad',
  securityLead: 'Inicios de sesión, cambios de contraseñas y cuentas de cobro, y retiros.',
  always: 'Siempre activado',
  device: 'Este dispositivo',
  push: {
    on: { title: 'Los avisos están activados', lead: 'Este navegador los muestra mientras Quay está cerrado.' },
    off: {
      title: 'Los avisos están desactivados',
      lead: 'Entérate de las órdenes en este dispositivo mientras Quay está cerrado.',
    },
    denied: {
      title: 'Tu navegador bloquea los avisos',
      lead: 'Una vez le dijiste que no. Permite las notificaciones de este sitio en los ajustes del navegador (el símbolo junto a la dirección) y vuelve.',
    },
    unsupported: {
      title: 'No hay avisos en este navegador',
      lead: 'No puede mostrarlos, o la página llegó por una conexión sin TLS. Aún puedes elegir el correo.',
    },
    install: {
      title: 'Instala Quay primero',
      lead: 'En un iPhone solo las apps instaladas muestran avisos: abre el menú Compartir y elige «Añadir a pantalla de inicio».',
    },
  },
  turnOn: 'Activar los avisos aquí',
  turningOn: 'Esperando a tu navegador',
  turnOff: 'Desactivar aquí',
  test: 'Mostrar un aviso de prueba',
  testTitle: 'Quay',
  testBody: 'Así te enteras de una orden. No ha pasado nada.',
  devices: (count) =>
    plural(count, { one: '1 dispositivo recibe avisos', other: `${count} dispositivos reciben avisos` }),
  pushFailed: 'El servicio de notificaciones del navegador no respondió. Inténtalo de nuevo en un momento.',
};
