import type { Words } from './index.ts';

export const words: Words = {
  title: 'Bestätigen Sie, dass Sie es sind',
  emailLabel: (to) => `Code gesendet an ${to}`,
  notSent: { email: 'Code per E-Mail', phone: 'Code per SMS' },
  phoneLabel: (to) => `Code per SMS gesendet an ${to}`,
  yourEmail: 'Ihre E-Mail-Adresse',
  yourPhone: 'Ihr Telefon',
  passwordLabel: 'Anmeldepasswort',
  passkeyLead: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder seiner Sperre.',
  lost: 'Nichts davon zur Hand?',
  askReset: 'Zurücksetzung beantragen',
  reveal: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  passkeyFailed:
    'Der Passkey hat nicht geantwortet. Es ist nichts geschehen; versuchen Sie es erneut oder nehmen Sie einen anderen Weg.',
  again: 'Weiteren Code senden',
  againIn: (seconds) => `Weiteren Code senden in ${seconds} s`,
  holds: {
    'password-changed': 'Sie haben Ihr Anmeldepasswort geändert.',
    'fund-password-changed': 'Sie haben Ihr Transaktionspasswort geändert.',
    'email-changed': 'Sie haben Ihre E-Mail-Adresse geändert.',
    'phone-changed': 'Sie haben Ihre Telefonnummer geändert.',
    'authenticator-changed': 'Sie haben Ihren Authenticator geändert.',
    'passkey-changed': 'Sie haben Ihre Passkeys geändert.',
    'reset-by-staff': 'Der Kundenservice hat Ihre Sicherheit zurückgesetzt.',
    'fund-password-wrong': 'Das Transaktionspasswort war fünfmal falsch.',
    unfrozen: 'Ihr Konto war zuvor eingefroren.',
    'fund-password-forgotten': 'Sie haben ein neues Transaktionspasswort ohne das alte festgelegt.',
    'deposit-reversed':
      'Eine Ihrer Einzahlungen wurde in ihrem Netzwerk rückgängig gemacht. Die Coins sind nicht mehr da.',
  },
  demoCode: (username) => `Der Authenticator des Demokontos ${username} zeigt`,
  wallet: {
    lead: (address) =>
      `Ihre Wallet ${address} bittet Sie, eine Nachricht zu signieren, die diese Änderung nennt. Das kostet nichts und bewegt keine Coins.`,
    several: 'In welcher Wallet ist sie?',
    none: 'Keine Wallet in diesem Browser',
    noneWhy:
      'Installieren Sie eine Wallet als Erweiterung oder öffnen Sie Quay im Browser Ihrer Wallet-App. Dann erscheint sie hier automatisch.',
    list: 'Wallets in diesem Browser',
    waiting: (name) => `${name} bittet um Ihre Bestätigung.`,
    declined: 'Sie haben in der Wallet abgelehnt. Es wurde nichts signiert.',
    busy: 'Die Wallet wartet noch auf eine frühere Antwort von Ihnen. Öffnen Sie sie zuerst.',
    failed: 'Die Wallet hat nicht wie erwartet geantwortet. Es wurde nichts signiert.',
  },
  requirements: {
    before: 'Richten Sie das ein, bevor Sie sich bewerben',
    adsHidden: 'Ihre Anzeigen sind derzeit nicht im Markt',
    why: {
      'second-factor':
        'Ein Händler bestätigt jede Freigabe mit einem zweiten Faktor. Ein Passkey bestätigt beliebig oft; ein Authenticator-Code gilt einmal in 30 Sekunden.',
      contact:
        'Orders warten auf einen Händler, daher muss Sie eine Nachricht erreichen, wenn die App geschlossen ist.',
    },
    passkey: 'Passkey hinzufügen',
    authenticator: 'Authenticator hinzufügen',
    email: 'E-Mail-Adresse verknüpfen',
    phone: 'Telefonnummer verknüpfen',
    browser: 'Benachrichtigungen in diesem Browser erlauben',
    meanwhile: 'Sie kommen automatisch zurück, wenn nichts mehr fehlt. Laufende Orders gehen normal weiter.',
  },
  ways: {
    totp: {
      lead: 'Öffnen Sie Ihre Authenticator-App und geben Sie ihre sechs Ziffern für Quay ein.',
      label: 'Code vom Authenticator',
      choose: 'Authenticator verwenden',
    },
    'recovery-code': {
      lead: 'Geben Sie einen der aufbewahrten Wiederherstellungscodes ein. Jeder gilt einmal.',
      label: 'Wiederherstellungscode',
      choose: 'Wiederherstellungscode verwenden',
      missing: 'Geben Sie einen Wiederherstellungscode ein.',
    },
    passkey: {
      lead: 'Bestätigen Sie mit dem Passkey dieses Kontos: Fingerabdruck, Gesicht oder Gerätesperre.',
      act: 'Mit Passkey bestätigen',
      doing: 'Warten auf den Passkey',
      choose: 'Passkey verwenden',
      notHere: 'Dieser Browser kann hier keine Passkeys verwenden. Öffnen Sie Quay, wo Sie Ihren hinzugefügt haben.',
    },
  },
};
