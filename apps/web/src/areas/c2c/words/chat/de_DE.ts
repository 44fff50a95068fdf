import type { Translation } from '@quay/words';
import type { OrderChatWords } from './index.ts';

export const words: Translation<OrderChatWords> = {
  lines: {
    opened: (coins) => `${coins} in Treuhand hinterlegt`,
    paid: () => 'Als bezahlt markiert',
    released: (coins) => `${coins} freigegeben`,
    cancelled: () => 'Storniert, die Coins gingen zurück',
    'timed-out': () => 'Die Zahlungsfrist ist abgelaufen, die Coins gingen zurück',
    appealed: () => 'Ein Einspruch wurde eingelegt',
    'appeal-taken': () => 'Unser Team hat den Einspruch übernommen',
    'evidence-asked': () => 'Unser Team bat um Nachweise',
    'appeal-withdrawn': () => 'Der Einspruch wurde zurückgezogen',
    'ruled-payer': () => 'Unser Team entschied für den Zahler',
    'ruled-seller': () => 'Unser Team entschied für den Verkäufer',
    reminded: () => 'Eine Erinnerung wurde gesendet',
  },
  warnings: {
    'off-platform': 'Bleiben Sie auf Quay. Außerhalb kann niemand helfen, und die Treuhand schützt nicht.',
    'release-first': 'Geben Sie nie frei, bevor das Geld auf Ihrem Konto ist, wer auch immer darum bittet.',
    'receipt-is-no-proof': 'Ein Bild einer Zahlung ist keine Zahlung. Sehen Sie in Ihrer Bank-App nach.',
  },
  title: 'Chat',
  with: (who) => `Chat mit ${who}`,
  staff: 'Kundenservice',
  staffNamed: (name) => `${name}, Kundenservice`,
  autoReply: 'Automatische Antwort',
  failed: 'Das Gespräch wurde nicht geladen',
  failedWhy: 'Nichts Geschriebenes ist verloren.',
  safe: 'Das Quay-Team fragt nie nach einem Code oder Passwort und verlegt ein Geschäft nie in eine andere App.',
  closed: 'Diese Order ist abgeschlossen und ihr Chat geschlossen. Sie können ihn weiterhin lesen.',
  pay: (money, left) => `${money} bezahlen, noch ${left}`,
  payWhy: 'Bezahlt? Bestätigen Sie es in der Order. Eine Nachricht ist keine Zahlung.',
  check: (money) => `Prüfen Sie, ob ${money} angekommen sind`,
  checkWhy: 'Geben Sie nur frei, was Sie auf Ihrem eigenen Konto sehen.',
  toOrder: 'Zur Order',
};
