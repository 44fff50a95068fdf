import type { Translation } from '@quay/words';
import type { EntranceWords } from './index.ts';

export const words: Translation<EntranceWords> = {
  title: 'An der Konsole anmelden',
  idle: 'Die Konsole blieb 15 Minuten unberührt und wurde geschlossen. Sie kommen auf dieselbe Seite zurück.',
  session: 'Ihre Sitzung ist beendet. Sie kommen auf dieselbe Seite zurück.',
  name: 'Name',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  reveal: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  next: 'Weiter',
  asking: 'Wird geprüft',
  verifyTitle: 'Authenticator-Code',
  verifyWords: (name) => `Öffnen Sie Ihre Authenticator-App und tippen Sie die sechs Ziffern für „${name}“ ein.`,
  code: 'Code',
  logIn: 'Anmelden',
  loggingIn: 'Wird angemeldet',
  again: 'Von vorn beginnen',
  enrolTitle: 'Ihre erste Anmeldung',
  enrolWords:
    'Verknüpfen Sie einen Authenticator und wählen Sie ein eigenes Passwort. Ab dann verlangt die Konsole beides.',
  scan: '1. Scannen Sie das mit Ihrer Authenticator-App',
  scanAlt: 'QR-Code des Authenticator-Schlüssels',
  secret: 'Oder tippen Sie diesen Schlüssel',
  ownPassword: '2. Wählen Sie ein eigenes Passwort',
  ownPasswordRule: 'Mindestens 12 Zeichen. Am besten einige einfache Wörter, die nicht zusammengehören.',
  ownPasswordShort: (missing) => `Es fehlen noch ${missing} Zeichen.`,
  enrolCode: '3. Tippen Sie die sechs Ziffern ein, die die App zeigt',
  enrol: 'Verknüpfen und anmelden',
  enrolling: 'Wird verknüpft',
};
