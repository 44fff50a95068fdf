import { PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import type { Translation } from '@quay/words';
import { plural } from '@quay/words/languages/fr_FR';
import type { TakeWords } from './index.ts';

export const words: Translation<TakeWords> = {
  title: { buy: (coin) => `Acheter ${coin}`, sell: (coin) => `Vendre ${coin}` },
  price: 'Prix',
  floats: 'Ce prix suit le marché. Ce que vous confirmez fait foi.',
  fields: {
    buy: { money: 'Vous payez', quantity: 'Vous recevez' },
    sell: { money: 'Vous recevez', quantity: 'Vous vendez' },
  },
  max: 'Max',
  limit: (range) => `Limite ${range}`,
  available: (coins) => `Disponible : ${coins}`,
  amountMissing: 'Saisissez un montant.',
  ways: { buy: 'Comment vous payez', sell: 'Où vous êtes payé' },
  anyWay: 'Tout mode, meilleur prix',
  methodMissing: { buy: 'Choisissez comment vous payez.', sell: 'Choisissez où vous êtes payé.' },
  noMethod: 'Aucun de vos comptes ne convient. Vous êtes payé sur un compte à votre propre nom, d’un de ces types :',
  addMethod: 'Ajouter un mode de paiement',
  addOther: 'Ajouter un autre compte',
  time: { buy: 'Délai de paiement', sell: 'L’acheteur paie sous' },
  minutes: (time) => plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` }),
  leftInAd: 'Reste dans cette annonce',
  dayLeft: 'Vous pouvez échanger aujourd’hui',
  demands: 'L’annonceur demande',
  terms: 'Conditions de l’annonceur',
  act: { buy: (coins) => `Acheter ${coins}`, sell: (coins) => `Vendre ${coins}` },
  actPlain: { buy: (coin) => `Acheter ${coin}`, sell: (coin) => `Vendre ${coin}` },
  acting: { buy: (coins) => `Achat : ${coins}`, sell: (coins) => `Vente : ${coins}` },
  logInTo: { buy: 'Se connecter pour acheter', sell: 'Se connecter pour vendre' },
  confirm: { buy: 'Vous achetez', sell: 'Vous vendez' },
  send: 'Vous envoyez',
  receive: 'Vous recevez',
  payBy: (kind, time) => `par ${kind}, sous ${plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` })}`,
  paidBy: (kind, time) => `par ${kind}, sous ${plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` })}`,
  intoEscrow: 'sous séquestre',
  intoSpot: 'sur Spot une fois libérés',
  other: { buy: 'Vendeur', sell: 'Acheteur' },
  method: 'Mode de paiement',
  fee: 'Frais',
  feeNone: 'aucun',
  escrow: {
    buy: (name) =>
      `Les coins du vendeur (${name}) sont sous séquestre avant que vous payiez. Ils sont à vous quand ${name} a vu le paiement et les libère, ou quand l’équipe le décide ; sans paiement, l’ordre se termine de lui-même.`,
    sell: (name) =>
      `Vos coins vont sous séquestre. ${name} les reçoit quand vous les libérez, ou quand l’équipe le décide. Ne libérez qu’après avoir vu l’argent sur votre compte.`,
  },
  heldAfter: (when) =>
    `Pendant ${PURCHASE_HOLD_HOURS} heures après la libération, la valeur de ces coins ne peut pas être retirée : jusqu’à ${when}, s’ils étaient libérés maintenant. Vous pouvez les trader aussitôt.`,
  moved: (price) => `Le prix est passé à ${price}. Rien n’a été fait. Regardez les montants et confirmez à nouveau.`,
  noAnswer:
    'Aucune réponse n’est venue ; l’ordre est peut-être déjà passé. Renvoyez-le : le même ordre n’est jamais passé deux fois.',
  again: (amount) => `Renvoyer : ${amount}`,
  sendingAgain: 'Nouvel envoi',
  lift: {
    fundPassword: 'Définir un mot de passe des fonds',
    verify: 'Vérifier maintenant',
    why: 'Pourquoi ?',
    orders: 'Voir mes ordres',
  },
  best: 'Meilleure offre',
  bestFailed: 'Les offres n’ont pas été chargées',
  noOffer: 'Aucune annonce ne correspond à ce montant.',
  noOfferWhy: 'Essayez un autre montant, un autre mode de paiement, ou parcourez toutes les annonces.',
  ordersOf: (count) => plural(count, { one: `${count} ordre`, other: `${count} ordres` }),
  ordersAnd: (count, completion) =>
    plural(count, { one: `${count} ordre ${completion}`, other: `${count} ordres ${completion}` }),
  takes: { sell: (minutes) => `libère en ${minutes} min`, buy: (minutes) => `paie en ${minutes} min` },
  gone: 'Cette annonce n’est plus là',
  goneWhy: 'Elle a été fermée, mise hors ligne ou épuisée. Rien n’a été fait.',
  seeOthers: 'Voir d’autres annonces',
  failed: 'L’annonce n’a pas été chargée',
  failedWhy: 'Votre saisie est conservée.',
};
