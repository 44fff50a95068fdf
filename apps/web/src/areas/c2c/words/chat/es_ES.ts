import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `${coins} en escrow`,
    paid: () => 'Marcada como pagada',
    released: (coins) => `${coins} liberados`,
    cancelled: () => 'Cancelada, las criptos se devolvieron',
    'timed-out': () => 'Se acabó el tiempo para pagar, las criptos se devolvieron',
    appealed: () => 'Se abrió una apelación',
    'appeal-taken': () => 'El personal tomó la apelación',
    'evidence-asked': () => 'El personal pidió pruebas',
    'appeal-withdrawn': () => 'Se retiró la apelación',
    'ruled-payer': () => 'El personal resolvió a favor del pagador',
    'ruled-seller': () => 'El personal resolvió a favor del vendedor',
    reminded: () => 'Se envió un recordatorio',
  },
  warnings: {
    'off-platform': 'Quédate en Quay. Fuera nadie puede ayudarte y el escrow no protege.',
    'release-first': 'Nunca liberes antes de que el dinero esté en tu cuenta, te lo pida quien te lo pida.',
    'receipt-is-no-proof': 'La imagen de un pago no es un pago. Mira en tu app bancaria.',
  },
  title: 'Chat',
  with: (who) => `Chat con ${who}`,
  staff: 'Atención al cliente',
  staffNamed: (name) => `${name}, atención al cliente`,
  autoReply: 'Respuesta automática',
  failed: 'No se pudo cargar la conversación',
  failedWhy: 'No se pierde nada de lo escrito.',
  safe: 'El personal de Quay nunca pide códigos ni contraseñas, y nunca lleva una operación a otra app.',
  closed: 'Esta orden está cerrada y su chat también. Aún puedes leerlo.',
  pay: (money, left) => `Paga ${money}, quedan ${left}`,
  payWhy: '¿Has pagado? Márcalo en la orden. Un mensaje no es un pago.',
  check: (money) => `Comprueba si llegaron ${money}`,
  checkWhy: 'Libera solo lo que veas en tu propia cuenta.',
  toOrder: 'Ir a la orden',
};
