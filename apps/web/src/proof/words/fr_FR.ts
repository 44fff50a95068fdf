import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Confirmez que c’est bien vous',
  emailLabel: (to) => `Code envoyé à ${to}`,
  notSent: { email: 'Code par e-mail', phone: 'Code par SMS' },
  phoneLabel: (to) => `Code envoyé par SMS à ${to}`,
  yourEmail: 'votre adresse e-mail',
  yourPhone: 'votre téléphone',
  passwordLabel: 'Mot de passe de connexion',
  passkeyLead: 'Votre appareil demande votre empreinte, votre visage ou son verrou.',
  lost: 'Rien de cela sous la main ?',
  askReset: 'Demander une réinitialisation',
  reveal: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  passkeyFailed: 'La clé d’accès n’a pas répondu. Rien ne s’est passé ; réessayez, ou prenez un autre moyen.',
  again: 'Envoyer un autre code',
  againIn: (seconds) => `Envoyer un autre code dans ${seconds} s`,
  holds: {
    'password-changed': 'Vous avez modifié votre mot de passe de connexion.',
    'fund-password-changed': 'Vous avez modifié votre mot de passe des fonds.',
    'email-changed': 'Vous avez modifié votre adresse e-mail.',
    'phone-changed': 'Vous avez modifié votre numéro de téléphone.',
    'authenticator-changed': 'Vous avez modifié votre application d’authentification.',
    'passkey-changed': 'Vous avez modifié vos clés d’accès.',
    'reset-by-staff': 'Le service client a réinitialisé votre sécurité.',
    'fund-password-wrong': 'Le mot de passe des fonds a été erroné cinq fois.',
    unfrozen: 'Votre compte était gelé auparavant.',
    'fund-password-forgotten': 'Vous avez défini un nouveau mot de passe des fonds sans l’ancien.',
    'deposit-reversed': 'Un de vos dépôts a été annulé sur son réseau. Les coins n’y sont plus.',
  },
  demoCode: (username) => `L’application d’authentification du compte démo ${username} affiche`,
  wallet: {
    lead: (address) =>
      `Votre wallet ${address} vous demande de signer un message qui nomme ce changement. Cela ne coûte rien et ne déplace aucun coin.`,
    several: 'Dans quel wallet est-ce ?',
    none: 'Aucun wallet dans ce navigateur',
    noneWhy:
      'Installez un wallet comme extension, ou ouvrez Quay dans le navigateur de votre application wallet. Il apparaît alors ici de lui-même.',
    list: 'Wallets dans ce navigateur',
    waiting: (name) => `${name} vous demande de confirmer.`,
    declined: 'Vous avez refusé dans le wallet. Rien n’a été signé.',
    busy: 'Le wallet attend encore une réponse antérieure de votre part. Ouvrez-le d’abord.',
    failed: 'Le wallet n’a pas répondu comme il le devrait. Rien n’a été signé.',
  },
  requirements: {
    before: 'Configurez ceci avant de candidater',
    adsHidden: 'Vos annonces ne sont pas sur le marché actuellement',
    why: {
      'second-factor':
        'Un marchand confirme chaque libération avec un second facteur. Une clé d’accès confirme aussi souvent que vous voulez ; un code d’application d’authentification vaut une fois en 30 secondes.',
      contact: 'Les ordres attendent un marchand ; un message doit donc vous atteindre quand l’application est fermée.',
    },
    passkey: 'Ajouter une clé d’accès',
    authenticator: 'Ajouter une application d’authentification',
    email: 'Lier une adresse e-mail',
    phone: 'Lier un numéro de téléphone',
    browser: 'Autoriser les notifications dans ce navigateur',
    meanwhile: 'Elles reviennent d’elles-mêmes quand rien ne manque. Les ordres en cours continuent normalement.',
  },
  ways: {
    totp: {
      lead: 'Ouvrez votre application d’authentification et saisissez ses six chiffres pour Quay.',
      label: 'Code d’authentification',
      choose: 'Utiliser l’application d’authentification',
    },
    'recovery-code': {
      lead: 'Saisissez un des codes de récupération que vous avez conservés. Chacun est valable une fois.',
      label: 'Code de récupération',
      choose: 'Utiliser un code de récupération',
      missing: 'Saisissez un code de récupération.',
    },
    passkey: {
      lead: 'Confirmez avec la clé d’accès de ce compte : empreinte, visage ou verrou de votre appareil.',
      act: 'Confirmer avec la clé d’accès',
      doing: 'En attente de la clé d’accès',
      choose: 'Utiliser une clé d’accès',
      notHere: 'Ce navigateur ne peut pas utiliser de clés d’accès ici. Ouvrez Quay là où vous avez ajouté la vôtre.',
    },
  },
};
