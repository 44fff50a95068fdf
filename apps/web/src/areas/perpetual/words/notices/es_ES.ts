import type { Translation } from '@quay/words';
import type { ContractNoticeWords } from './index.ts';

export const words: Translation<ContractNoticeWords> = {
  title: 'Avisos',
  failed: 'No se pudieron cargar los avisos',
  failedWhy: 'Tus posiciones no se ven afectadas.',
  none: 'Aún no hay avisos',
  noneWhy: 'Lo que pasa con tus contratos figura aquí: avisos de riesgo, liquidaciones y cambios de un contrato.',
  fresh: 'Nuevo',
  receipt: (number) => `Comprobante ${number}`,
  look: 'Ver',
  older: 'Mostrar anteriores',
  settings: 'Cómo te avisamos',
  settingsTitle: 'Avisos de futuros',
  settingsFailed: 'No se pudieron cargar los ajustes de avisos',
  settingsFailedWhy: 'No se cambió nada.',
  topics: {
    risk: {
      title: 'Riesgo',
      lead: 'Un aviso antes de la liquidación, liquidaciones, desapalancamiento automático y el seguimiento que se detuvo por una pérdida. Siempre se envía por alguna vía.',
    },
    activity: {
      title: 'Actividad',
      lead: 'Financiación pagada con una ganancia, cuando un contrato que tienes se suspende o se abre, y novedades de a quién sigues.',
    },
    alerts: { title: 'Alertas de precio', lead: 'Cuando se alcanza un precio que usted eligió.' },
  },
  channels: { app: 'En dispositivos con avisos activados', email: 'Por correo', sms: 'Por SMS' },
  last: 'Una vía sigue activa. Activa otra primero.',
  device: 'Avisos en este dispositivo',
  saveFailed: 'No se pudo cambiar. Inténtalo de nuevo.',
  near: (symbol, ratio) => `${symbol}: se exige ${ratio} de lo que respalda tu posición.`,
  nearAt: (price) => `Se liquida cuando la marca llega a ${price}.`,
  nearSoon: 'Se liquida cuando eso sea todo.',
  addMargin: 'Añadir margen',
  closeQuarter: 'Cerrar 25 %',
};
