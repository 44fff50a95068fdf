import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: 'Hay un retiro en curso',
  orders: 'Hay órdenes abiertas',
  positions: 'Hay posiciones de contratos abiertas',
  loans: 'Hay préstamos con garantía abiertos',
  credit: 'Hay un préstamo de crédito abierto',
  earn: 'Hay fondos en Earn',
  'c2c-appeals': 'Una orden C2C está en apelación',
  'c2c-orders': 'Hay órdenes C2C abiertas',
  'c2c-ads': 'Hay anuncios C2C sin cerrar',
  'merchant-deposit': 'Se retiene el depósito de comerciante',
  following: 'Sigues a un trader o te siguen',
  'linked-wallet': 'Hay una billetera vinculada',
  debts: 'La cuenta debe criptos',
  balances: 'Quedan criptos',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'Sesión iniciada', refused: 'Contraseña incorrecta' };

export const words: Words = {
  close: {
    title: 'Cerrar la cuenta',
    lead: (days) =>
      `Tu cuenta se cierra ${days} días después de solicitarlo. Hasta entonces puedes iniciar sesión y cancelarlo.`,
    after:
      'Después nadie puede iniciar sesión. Tu apodo, correo y teléfono quedan ocupados y los registros se conservan para la auditoría.',
    dataFirst: 'Descarga antes tus datos',
    calledOff: 'El último cierre se canceló porque entraron criptos durante la espera.',
    first: 'Esto va primero',
    obstacles,
    left: (amount) => `${amount} en todas las cuentas`,
    leave: (most) => `Lo que queda, como máximo ${most}, se queda atrás. No lo recuperaré.`,
    leaveMissing: 'Indica que se queda atrás o retíralo primero.',
    fundPassword: 'Contraseña de fondos',
    forgot: '¿La olvidaste?',
    act: 'Cerrar la cuenta',
    doing: 'Cerrando la cuenta',
    stay: 'Quedarme',
    done: (at) => `Se cerró tu sesión. La cuenta se cierra el ${at}.`,
    waiting: (at) => `Tu cuenta se cierra el ${at}.`,
    waitingWhy: 'Hasta entonces no se puede operar ni mover nada. Si entran criptos, el cierre se cancela.',
    keep: 'Conservar mi cuenta',
    keeping: 'Cancelando el cierre',
    kept: 'Tu cuenta sigue abierta.',
    failed: 'No se cargó la cuenta',
    failedWhy: 'Nada ha cambiado.',
  },
  data: {
    title: 'Descargar mis datos',
    lead: 'Un archivo JSON con todo lo que guardamos de ti: perfil, inicios de sesión, direcciones, métodos de pago, órdenes, operaciones, libro mayor, C2C, mensajes y avisos. Las imágenes se nombran y no se incluyen.',
    limit: (max) => `Hasta ${max} archivos en 24 horas. Quien tenga el archivo puede leerlo: guárdalo bien.`,
    act: 'Descargar',
    doing: 'Creando el archivo',
    done: 'El archivo se guardó.',
  },
  score: {
    title: 'Puntuación de crédito',
    lead: 'Resume lo que has hecho aquí. No cambia comisiones ni límites.',
    level: 'Verificación',
    days: (count) => `Días aquí: ${count}`,
    orders: (count) => `Órdenes C2C completadas: ${count}`,
    repaid: (count) => `Préstamos pagados: ${count}`,
    late: (count) => `Préstamos con retraso: ${count}`,
    sold: (count) => `Garantías vendidas: ${count}`,
    rules: {
      level: '20 básica, 30 avanzada, 40 notarial',
      days: '1 por cada 30 días',
      'c2c-orders': '1 por cada orden',
      'loans-repaid': '5 por préstamo; sin garantía, solo a tiempo',
      'loans-late': '20 menos por cada préstamo de crédito vencido',
      'pledges-sold': '10 menos por cada préstamo con garantía vendida a la fuerza',
    },
    failed: 'No se cargó la puntuación',
    failedWhy: 'Nada ha cambiado.',
  },
  logins: {
    title: 'Historial de inicios de sesión',
    lead: 'Inicios de los últimos 180 días. ¿Alguno no fue tuyo? Cambia la contraseña y congela la cuenta.',
    outcomes,
    unknown: 'Dispositivo desconocido',
    empty: 'Aún no hay inicios',
    emptyWhy: 'Cada inicio desde ahora aparece aquí.',
    more: 'Ver más',
    failed: 'No se cargaron los inicios',
    failedWhy: 'Tu cuenta está segura; solo falta esta lista.',
  },
};
