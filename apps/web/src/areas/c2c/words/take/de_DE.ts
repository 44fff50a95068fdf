import { PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/de_DE';
import type { TakeWords } from './index.ts';

export const words: TakeWords = {
  title: { buy: (coin) => `${coin} kaufen`, sell: (coin) => `${coin} verkaufen` },
  price: 'Preis',
  floats: 'Dieser Preis folgt dem Markt. Es gilt, was Sie bestätigen.',
  fields: {
    buy: { money: 'Sie zahlen', quantity: 'Sie erhalten' },
    sell: { money: 'Sie erhalten', quantity: 'Sie verkaufen' },
  },
  max: 'Max',
  limit: (range) => `Limit ${range}`,
  available: (coins) => `Verfügbar: ${coins}`,
  amountMissing: 'Geben Sie einen Betrag ein.',
  ways: { buy: 'Wie Sie bezahlen', sell: 'Wo Sie bezahlt werden' },
  anyWay: 'Beliebig, bester Preis',
  methodMissing: { buy: 'Wählen Sie, wie Sie bezahlen.', sell: 'Wählen Sie, wo Sie bezahlt werden.' },
  noMethod:
    'Keines Ihrer Konten passt. Sie werden auf ein Konto auf Ihren eigenen Namen bezahlt, von einer dieser Arten:',
  addMethod: 'Zahlungsmethode hinzufügen',
  addOther: 'Weiteres Konto hinzufügen',
  time: { buy: 'Zahlungsfrist', sell: 'Käufer zahlt innerhalb von' },
  minutes: (time) => plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` }),
  leftInAd: 'Übrig in dieser Anzeige',
  dayLeft: 'Heute handelbar für Sie',
  demands: 'Der Inserent verlangt',
  terms: 'Bedingungen des Inserenten',
  act: { buy: (coins) => `${coins} kaufen`, sell: (coins) => `${coins} verkaufen` },
  actPlain: { buy: (coin) => `${coin} kaufen`, sell: (coin) => `${coin} verkaufen` },
  acting: { buy: (coins) => `${coins} werden gekauft`, sell: (coins) => `${coins} werden verkauft` },
  logInTo: { buy: 'Zum Kaufen anmelden', sell: 'Zum Verkaufen anmelden' },
  confirm: { buy: 'Sie kaufen', sell: 'Sie verkaufen' },
  send: 'Sie senden',
  receive: 'Sie erhalten',
  payBy: (kind, time) => `per ${kind}, innerhalb von ${plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` })}`,
  paidBy: (kind, time) => `per ${kind}, innerhalb von ${plural(time, { 60: '1 h', 120: '2 h', other: `${time} min` })}`,
  intoEscrow: 'in Treuhand',
  intoSpot: 'auf Spot nach Freigabe',
  other: { buy: 'Verkäufer', sell: 'Käufer' },
  method: 'Zahlungsmethode',
  fee: 'Gebühr',
  feeNone: 'keine',
  escrow: {
    buy: (name) =>
      `Die Coins von ${name} liegen in Treuhand, bevor Sie bezahlen. Sie gehören Ihnen, wenn ${name} die Zahlung gesehen hat und freigibt oder wenn unser Team so entscheidet; ohne Zahlung endet die Order von selbst.`,
    sell: (name) =>
      `Ihre Coins gehen in Treuhand. ${name} erhält sie, wenn Sie sie freigeben oder wenn unser Team so entscheidet. Geben Sie erst frei, wenn Sie das Geld auf Ihrem Konto gesehen haben.`,
  },
  heldAfter: (when) =>
    `Für ${PURCHASE_HOLD_HOURS} Stunden nach der Freigabe kann der Wert dieser Coins nicht ausgezahlt werden: bis ${when}, würden sie jetzt freigegeben. Handeln können Sie damit sofort.`,
  moved: (price) =>
    `Der Preis hat sich auf ${price} geändert. Es wurde nichts ausgeführt. Sehen Sie sich die Beträge an und bestätigen Sie erneut.`,
  noAnswer:
    'Es kam keine Antwort, die Order könnte also schon bestehen. Senden Sie sie erneut: Dieselbe Order entsteht nie zweimal.',
  again: (amount) => `Erneut senden: ${amount}`,
  sendingAgain: 'Wird erneut gesendet',
  lift: {
    fundPassword: 'Transaktionspasswort festlegen',
    verify: 'Jetzt verifizieren',
    why: 'Warum?',
    orders: 'Meine Orders ansehen',
  },
  best: 'Bestes Angebot',
  bestFailed: 'Die Angebote wurden nicht geladen',
  noOffer: 'Zu diesem Betrag passt gerade keine Anzeige.',
  noOfferWhy: 'Versuchen Sie einen anderen Betrag, eine andere Zahlungsmethode oder sehen Sie alle Anzeigen durch.',
  ordersOf: (count) => plural(count, { one: '1 Order', other: `${count} Orders` }),
  ordersAnd: (count, completion) =>
    plural(count, { one: `1 Order ${completion}`, other: `${count} Orders ${completion}` }),
  takes: { sell: (minutes) => `gibt in ${minutes} min frei`, buy: (minutes) => `zahlt in ${minutes} min` },
  gone: 'Diese Anzeige ist weg',
  goneWhy: 'Sie wurde geschlossen, offline genommen oder aufgebraucht. Es wurde nichts ausgeführt.',
  seeOthers: 'Andere Anzeigen ansehen',
  failed: 'Die Anzeige wurde nicht geladen',
  failedWhy: 'Ihre Eingaben bleiben erhalten.',
};
