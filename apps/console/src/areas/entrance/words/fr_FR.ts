import type { Translation } from '@quay/words';
import type { EntranceWords } from './index.ts';

export const words: Translation<EntranceWords> = {
  title: 'Se connecter à la console',
  idle: 'Personne n’a touché la console pendant 15 minutes ; elle s’est fermée. Vous revenez à la même page.',
  session: 'Votre session a pris fin. Vous revenez à la même page.',
  name: 'Nom',
  nameMissing: 'Saisissez votre nom.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  reveal: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  next: 'Continuer',
  asking: 'Vérification',
  verifyTitle: 'Code d’authentification',
  verifyWords: (name) => `Ouvrez votre application d’authentification et saisissez les six chiffres de « ${name} ».`,
  code: 'Code',
  logIn: 'Se connecter',
  loggingIn: 'Connexion',
  again: 'Recommencer',
  enrolTitle: 'Votre première connexion',
  enrolWords:
    'Liez une application d’authentification et choisissez votre propre mot de passe. Dès lors, la console demande les deux.',
  scan: '1. Scannez ceci avec votre application d’authentification',
  scanAlt: 'QR code de la clé d’authentification',
  secret: 'Ou saisissez cette clé',
  ownPassword: '2. Choisissez votre propre mot de passe',
  ownPasswordRule: 'Au moins 12 caractères. Quelques mots simples sans lien entre eux sont le mieux.',
  ownPasswordShort: (missing) => `Il faut encore ${missing} caractères.`,
  enrolCode: '3. Saisissez les six chiffres que l’application affiche',
  enrol: 'Lier et se connecter',
  enrolling: 'Liaison',
};
