import type { Translation } from '@quay/words';
import type { DebtWords } from './index.ts';

export const words: Translation<DebtWords> = {
  title: 'Un depósito se deshizo y falta una parte',
  paidTwice: {
    title: 'Un retiro se pagó dos veces y falta una parte',
    why: 'Este retiro había fallado y se te devolvieron las criptos. Tras un cambio de la red se pagó de todos modos. Lo que recibas en esta moneda lo repone primero. Hasta entonces puedes operar y convertir, pero nada puede salir de tu cuenta.',
  },
  from: (network, hash) => `de ${network}, ${hash}`,
  why: 'La red deshizo este depósito después de que estuviera en tu saldo. Lo que recibas en esta moneda lo repone primero. Hasta entonces puedes operar y convertir, pero nada puede salir de tu cuenta. Si la transferencia llega de nuevo, esto termina automáticamente.',
  owed: (amount) => `Aún faltan ${amount}. Lo que recibas en esta moneda lo repone primero.`,
  unsupported: {
    title: 'Llegó, pero no se puede abonar',
    why: 'Estas criptos llegaron a tu dirección de depósito y no las admitimos. No están en tu saldo. Atención al cliente puede decirte si se pueden devolver; indica el hash, o la hora y el remitente si no hay hash. No sigas enlaces de tokens que no pediste.',
    coin: (network) => `Moneda propia de la red ${network}`,
    token: (network, contract) => `Token ${contract} en ${network}`,
    smallest: 'en la unidad más pequeña',
    unnamed: 'pagado por un contrato, sin hash',
  },
};
