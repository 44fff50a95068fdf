import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `${coins} bloqués sous séquestre`,
    paid: () => 'Marqué comme payé',
    released: (coins) => `${coins} libérés`,
    cancelled: () => 'Annulé, les coins sont repartis',
    'timed-out': () => 'Le délai de paiement est écoulé, les coins sont repartis',
    appealed: () => 'Une réclamation a été ouverte',
    'appeal-taken': () => 'L’équipe a pris la réclamation en charge',
    'evidence-asked': () => 'L’équipe a demandé des justificatifs',
    'appeal-withdrawn': () => 'La réclamation a été retirée',
    'ruled-payer': () => 'L’équipe a tranché pour le payeur',
    'ruled-seller': () => 'L’équipe a tranché pour le vendeur',
    reminded: () => 'Un rappel a été envoyé',
  },
  warnings: {
    'off-platform': 'Restez sur Quay. En dehors, personne ne peut vous aider, et le séquestre ne protège pas.',
    'release-first': 'Ne libérez jamais avant que l’argent soit sur votre compte, qui que ce soit qui le demande.',
    'receipt-is-no-proof': 'Une image d’un paiement n’est pas un paiement. Regardez dans votre application bancaire.',
  },
  title: 'Chat',
  with: (who) => `Chat avec ${who}`,
  staff: 'Service client',
  staffNamed: (name) => `${name}, service client`,
  autoReply: 'Réponse automatique',
  failed: 'La conversation n’a pas été chargée',
  failedWhy: 'Rien de ce qui a été écrit n’est perdu.',
  safe: 'L’équipe de Quay ne demande jamais de code ni de mot de passe et ne déplace jamais un échange vers une autre application.',
  closed: 'Cet ordre est clos, et son chat est fermé. Vous pouvez encore le lire.',
  pay: (money, left) => `Payer ${money}, reste ${left}`,
  payWhy: 'Payé ? Confirmez-le sur l’ordre. Un message n’est pas un paiement.',
  check: (money) => `Vérifiez si ${money} sont arrivés`,
  checkWhy: 'Ne libérez que ce que vous voyez sur votre propre compte.',
  toOrder: 'Vers l’ordre',
};
