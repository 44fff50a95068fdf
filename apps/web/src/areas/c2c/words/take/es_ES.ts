import { PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/es_ES';
import type { TakeWords } from './index.ts';

export const words: Translation<TakeWords> = {
  title: { buy: (coin) => `Comprar ${coin}`, sell: (coin) => `Vender ${coin}` },
  price: 'Precio',
  floats: 'Este precio sigue al mercado. Vale lo que confirmas.',
  fields: { buy: { money: 'Pagas', quantity: 'Recibes' }, sell: { money: 'Recibes', quantity: 'Vendes' } },
  max: 'Máx.',
  limit: (range) => `Límite ${range}`,
  available: (coins) => `Disponible: ${coins}`,
  amountMissing: 'Introduce una cantidad.',
  ways: { buy: 'Cómo pagas', sell: 'Dónde cobras' },
  anyWay: 'Cualquier forma, mejor precio',
  methodMissing: { buy: 'Elige cómo pagas.', sell: 'Elige dónde cobras.' },
  noMethod: 'Ninguna de tus cuentas sirve. Cobras en una cuenta a tu nombre, de uno de estos tipos:',
  addMethod: 'Añadir un método de pago',
  addOther: 'Añadir otra cuenta',
  time: { buy: 'Tiempo para pagar', sell: 'El comprador paga en' },
  minutes: (time) => plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` }),
  leftInAd: 'Queda en este anuncio',
  dayLeft: 'Hoy puedes operar',
  demands: 'El anunciante pide',
  terms: 'Condiciones del anunciante',
  act: { buy: (coins) => `Comprar ${coins}`, sell: (coins) => `Vender ${coins}` },
  actPlain: { buy: (coin) => `Comprar ${coin}`, sell: (coin) => `Vender ${coin}` },
  acting: { buy: (coins) => `Comprando ${coins}`, sell: (coins) => `Vendiendo ${coins}` },
  logInTo: { buy: 'Inicia sesión para comprar', sell: 'Inicia sesión para vender' },
  confirm: { buy: 'Compras', sell: 'Vendes' },
  send: 'Envías',
  receive: 'Recibes',
  payBy: (kind, time) => `por ${kind}, en ${plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` })}`,
  paidBy: (kind, time) => `por ${kind}, en ${plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` })}`,
  intoEscrow: 'a escrow',
  intoSpot: 'a Spot una vez liberado',
  other: { buy: 'Vendedor', sell: 'Comprador' },
  method: 'Método de pago',
  fee: 'Comisión',
  feeNone: 'ninguna',
  escrow: {
    buy: (name) =>
      `Las criptos de ${name} están en escrow antes de que pagues. Son tuyas cuando ${name} ve el pago y las libera, o cuando el personal así lo decide; sin pago, la orden termina sola.`,
    sell: (name) =>
      `Tus criptos van a escrow. ${name} las recibe cuando las liberas o cuando el personal así lo decide. Libera solo cuando hayas visto el dinero en tu cuenta.`,
  },
  heldAfter: (when) =>
    `Durante ${PURCHASE_HOLD_HOURS} horas tras la liberación, el valor de estas criptos no se puede retirar: hasta ${when}, si se liberaran ahora. Puedes operar con ellas de inmediato.`,
  moved: (price) => `El precio se movió a ${price}. No se hizo nada. Revisa los importes y confirma de nuevo.`,
  noAnswer:
    'No llegó respuesta, así que puede que la orden ya esté hecha. Envíala de nuevo: la misma orden nunca se hace dos veces.',
  again: (amount) => `Enviar de nuevo: ${amount}`,
  sendingAgain: 'Enviando de nuevo',
  lift: {
    fundPassword: 'Establecer una contraseña de fondos',
    verify: 'Verificar ahora',
    why: '¿Por qué?',
    orders: 'Ver mis órdenes',
  },
  best: 'Mejor oferta',
  bestFailed: 'No se pudieron cargar las ofertas',
  noOffer: 'Ningún anuncio encaja con este importe ahora mismo.',
  noOfferWhy: 'Prueba otro importe, otra forma de pago o mira todos los anuncios.',
  ordersOf: (count) => plural(count, { one: '1 orden', other: `${count} órdenes` }),
  ordersAnd: (count, completion) =>
    plural(count, { one: `1 orden ${completion}`, other: `${count} órdenes ${completion}` }),
  takes: { sell: (minutes) => `libera en ${minutes} min`, buy: (minutes) => `paga en ${minutes} min` },
  gone: 'Este anuncio ya no está',
  goneWhy: 'Se cerró, se despublicó o se agotó. No se hizo nada.',
  seeOthers: 'Ver otros anuncios',
  failed: 'No se pudo cargar el anuncio',
  failedWhy: 'Lo que escribiste se conserva.',
};
