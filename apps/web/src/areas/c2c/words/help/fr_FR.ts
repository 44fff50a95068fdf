import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import { list } from '@quay/words/languages/fr_FR';
import type { HelpWords } from './index.ts';

export const words: HelpWords = {
  title: 'Aide P2P',
  centre: 'Toutes les réponses',
  trade: 'Étape par étape',
  tradeWhy: 'Ce qui se passe dans un ordre, et ce que vous faites',
  lead: 'Les coins attendent sous séquestre pendant que les personnes se paient : qui paie sait qu’ils sont là.',
  picture: 'Des coins sont suspendus, verrouillés, entre le vendeur et le payeur.',
  seller: 'Vendeur',
  payer: 'Payeur',
  gives: 'donne des coins',
  pays: 'paie de l’argent',
  escrow: 'sous séquestre',
  topicsLabel: 'Sujets',
  topics: {
    basics: {
      title: 'Comment fonctionne le P2P',
      lead: 'Séquestre, prix et destination des coins',
      answers: [
        {
          id: 'what',
          question: 'Qu’est-ce que le P2P ?',
          answer: [
            'Un marché entre personnes : l’une paie dans sa devise, l’autre donne des coins. L’argent va de banque à banque ou de wallet à wallet, jamais par Quay. Les coins sont gardés par Quay jusqu’à la fin de l’ordre.',
          ],
        },
        {
          id: 'escrow',
          question: 'Qu’est-ce que le séquestre ?',
          answer: [
            'Tant qu’un ordre est en cours, ses coins sont verrouillés : ni le vendeur ni le payeur ne peuvent les utiliser. Ils quittent le séquestre exactement une fois : vers le payeur par une libération ou une décision, ou vers le vendeur par une annulation, une expiration avant paiement ou une décision.',
            'Une annonce de vente met ses coins sous séquestre dès qu’elle est en ligne ; ce qu’elle offre est donc vraiment là.',
          ],
        },
        {
          id: 'where',
          question: 'Où trouver les coins achetés ?',
          answer: [
            'Sur votre compte Spot, dès que le vendeur les libère. Ce que vous vendez est sur votre compte P2P pendant le séquestre : les coins libres y sont pris d’abord, puis ceux du compte Spot.',
          ],
        },
        {
          id: 'price',
          question: 'Qu’est-ce qu’un prix flottant ?',
          answer: [
            'Une part du prix de base, qui est le prix du marché dans la devise de l’annonce. Il est calculé au moment où vous prenez l’annonce. S’il a bougé depuis que vous l’avez vu, rien ne se passe tant que vous n’avez pas vu et accepté le nouveau prix.',
          ],
        },
        {
          id: 'cost',
          question: 'Combien cela coûte-t-il ?',
          answer: [
            'Quay ne prend rien sur un ordre P2P : le payeur reçoit la quantité de coins qui y figure. Votre banque ou service de paiement peut vous facturer des frais.',
          ],
        },
        {
          id: 'limits',
          question: 'Combien puis-je échanger ?',
          answer: [
            `En prenant des annonces : jusqu’à ${dayLimits.basic} USDT par jour avec la vérification de base et ${dayLimits.advanced} USDT avec l’avancée. Pendant les ${NEW_ACCOUNT_DAYS} premiers jours d’un compte, ${NEW_ACCOUNT_DAY_LIMIT} USDT par jour.`,
            `Vous pouvez avoir ${OPEN_ORDERS_MAX} ordres en cours que vous avez pris. Les jours commencent à minuit UTC.`,
          ],
        },
      ],
    },
    buying: {
      title: 'Acheter et payer',
      lead: 'Que faire après avoir pris une annonce',
      answers: [
        {
          id: 'pay',
          question: 'Comment payer ?',
          answer: [
            'Ouvrez l’ordre, copiez le compte indiqué et payez tout le montant en un seul paiement avec votre application bancaire ou de paiement. Appuyez ensuite sur « J’ai payé » dans l’ordre. Sans cela, l’ordre se termine à la fin du délai.',
          ],
        },
        {
          id: 'own-account',
          question: 'Quelqu’un d’autre peut-il payer pour moi ?',
          answer: [
            'Non. Le compte qui paie doit porter votre nom vérifié. Un vendeur n’est pas tenu de libérer pour un paiement de quelqu’un d’autre, et l’équipe peut demander que l’argent soit renvoyé.',
          ],
        },
        {
          id: 'note',
          question: 'Qu’écrire dans le libellé du paiement ?',
          answer: [
            'La référence qui figure dans l’ordre et rien d’autre, pour que le vendeur retrouve le paiement sur un relevé. Rien sur les coins, Bitcoin, USDT ou Quay : les banques peuvent bloquer ou renvoyer les paiements qui les mentionnent.',
          ],
        },
        {
          id: 'time',
          question: 'De combien de temps est-ce que je dispose ?',
          answer: [
            `Autant que l’annonce le dit : ${list(paymentMinutes)} minutes. L’ordre montre l’échéance selon notre horloge. Un instant avant est à temps ; l’échéance même est trop tard.`,
          ],
        },
        {
          id: 'not-released',
          question: 'J’ai payé et rien ne se passe',
          answer: [
            `Écrivez d’abord au vendeur dans le chat de l’ordre. Après que vous l’avez marqué comme payé, l’ordre ne se termine jamais de lui-même. Vous pouvez ouvrir une réclamation à tout moment ; après ${ESCALATE_HOURS} heures sans libération, l’ordre va automatiquement à notre équipe.`,
          ],
        },
        {
          id: 'wrong-amount',
          question: 'J’ai payé trop, trop peu ou deux fois',
          answer: [
            'Dites-le dans le chat, avec une image du paiement. Si vous ne tombez pas d’accord, ouvrez une réclamation : les coins restent sous séquestre jusqu’à ce que le vendeur les libère ou que l’équipe décide.',
          ],
        },
        {
          id: 'late',
          question: 'J’ai payé, mais l’ordre a expiré avant que je le confirme',
          answer: [
            `Les coins sont alors retournés au vendeur. Si vous avez pris l’annonce d’un vendeur, vous pouvez ouvrir une réclamation pendant ${LATE_APPEAL_HOURS} heures après l’expiration. Si l’équipe vous donne raison, la caution du vendeur paie, dans sa limite et pas plus que le montant de l’ordre.`,
          ],
        },
      ],
    },
    selling: {
      title: 'Vendre et libérer',
      lead: 'Quand libérer, et quand non',
      answers: [
        {
          id: 'when-release',
          question: 'Quand dois-je libérer ?',
          answer: [
            'Quand tout le montant est sur votre propre compte et que le nom qui a payé est le nom vérifié du payeur, indiqué dans l’ordre. Regardez dans votre application bancaire ou de paiement. Une image ou un message dans le chat n’est pas de l’argent.',
          ],
        },
        {
          id: 'final',
          question: 'Puis-je revenir sur une libération ?',
          answer: [
            'Non. Elle demande votre mot de passe des fonds, et votre application d’authentification ou clé d’accès si vous en avez une, car elle est définitive.',
          ],
        },
        {
          id: 'other-payer',
          question: 'L’argent vient d’un autre nom',
          answer: [
            'Ne libérez pas. Demandez au payeur dans le chat, et ouvrez une réclamation avec une image de ce que vous avez reçu. Un tel argent est souvent volé et repris plus tard.',
          ],
        },
        {
          id: 'no-cancel',
          question: 'Pourquoi ne puis-je pas annuler ?',
          answer: [
            'Parce que le payeur a peut-être déjà envoyé l’argent. Si personne ne paie à temps, l’ordre se termine de lui-même et les coins vous reviennent. Si un payeur vous demande d’annuler, il peut le faire lui-même.',
          ],
        },
        {
          id: 'account',
          question: 'Sur quel compte suis-je payé ?',
          answer: [
            'Sur l’un de vos modes de paiement. Chacun porte votre nom vérifié. Un ordre garde le compte avec lequel il a été passé, même si vous modifiez le mode ensuite.',
          ],
        },
      ],
    },
    cancels: {
      title: 'Annulations',
      lead: 'Qui peut, et ce qui compte',
      answers: [
        {
          id: 'who-cancels',
          question: 'Qui peut annuler ?',
          answer: [
            'Le payeur seul, jusqu’à la libération des coins, et jamais pendant une réclamation. Les coins retournent au vendeur.',
            'N’annulez jamais après avoir payé : les coins repartent aussitôt, et votre argent est chez le vendeur. Avant une annulation, l’ordre demande si vous avez envoyé de l’argent.',
          ],
        },
        {
          id: 'three',
          question: `Que se passe-t-il après ${CANCELS_A_DAY} annulations ?`,
          answer: [
            'Trois annulations par votre propre faute en un jour UTC bloquent l’achat jusqu’au lendemain. Elles font aussi baisser votre taux de finalisation.',
          ],
        },
        {
          id: 'fault',
          question: 'J’ai annulé à cause du vendeur',
          answer: [
            `Choisissez la raison qui désigne le vendeur, comme un compte qui ne marche pas ou une demande de plus d’argent. Le vendeur a ${FAULT_MINUTES} minutes pour contester. Sans réponse, elle compte comme celle du vendeur, et non la vôtre.`,
            `Que le vendeur ne répond pas peut être indiqué lorsqu’un de vos messages dans l’ordre a attendu ${SILENT_MINUTES} minutes, et ${SILENCE_CLAIMS_A_DAY} fois par jour UTC.`,
          ],
        },
      ],
    },
    appeals: {
      title: 'Réclamations',
      lead: 'Quand deux personnes ne tombent pas d’accord',
      answers: [
        {
          id: 'when-appeal',
          question: 'Quand puis-je ouvrir une réclamation ?',
          answer: [
            'Dès qu’un ordre est marqué comme payé, de l’un ou l’autre côté. Dites ce qui s’est passé, ajoutez des images et un moyen de vous joindre.',
          ],
        },
        {
          id: 'what-happens',
          question: 'Que se passe-t-il ensuite ?',
          answer: [
            `L’horloge s’arrête et les coins restent sous séquestre ; le vendeur peut encore les libérer au payeur. Un membre de notre équipe la prend en charge et doit décider sous ${APPEAL_DUE_HOURS} heures ; l’ordre montre qui et jusqu’à quand. Au-dessus de ${RULED_BY_ONE} USDT, deux membres de l’équipe doivent être d’accord.`,
            'Une décision déplace les coins au même moment, vers le payeur ou vers le vendeur. Son motif figure dans l’ordre.',
          ],
        },
        {
          id: 'evidence',
          question: 'Qu’est-ce qui aide ?',
          answer: [
            'Un relevé de votre application bancaire ou de paiement avec date, montant et les deux noms. Une courte vidéo où vous l’ouvrez vaut mieux qu’une image.',
            `Vous pouvez ajouter jusqu’à ${EVIDENCE_FILES} images et ${EVIDENCE_MEGABYTES} Mo. Si l’équipe demande quelque chose, l’ordre dit quoi.`,
          ],
        },
        {
          id: 'withdraw',
          question: 'Une réclamation peut-elle être retirée ?',
          answer: [
            'Oui, d’un commun accord : l’un le propose, l’autre accepte. L’ordre attend à nouveau sa libération ; il n’est pas annulé.',
          ],
        },
        {
          id: 'staff',
          question: 'Comment savoir que c’est vraiment l’équipe ?',
          answer: [
            'L’équipe parle dans la réclamation et dans le service client de cette application, et nulle part ailleurs. Elle ne vous écrit jamais sur WeChat, Telegram ou WhatsApp, ne demande jamais de mot de passe ni de code, et ne vous demande jamais de payer ou de libérer pour « débloquer » quelque chose.',
          ],
        },
      ],
    },
    merchants: {
      title: 'Marchands et annonces',
      lead: 'Publier ses propres annonces',
      answers: [
        {
          id: 'become',
          question: 'Comment devenir marchand ?',
          answer: [
            'Il vous faut la vérification avancée, une preuve de ce avec quoi vous échangez, et une caution en USDT, bloquée avec votre demande. Si vous n’êtes pas accepté, elle revient directement sur Spot.',
          ],
        },
        {
          id: 'deposit',
          question: 'À quoi sert la caution ?',
          answer: [
            'Elle reste à vous. Si un ordre tourne mal par votre faute et que les coins sont partis, une décision peut en payer l’autre partie. Si elle descend sous le montant requis, vos annonces sont masquées jusqu’à ce que vous ajoutiez le reste.',
          ],
        },
        {
          id: 'ads',
          question: 'Quelles sont les règles des annonces ?',
          answer: [
            `Un prix à ${PRICE_BAND_PERCENT} % au plus du prix de base, au moins ${ORDER_MIN} de sa devise pour un ordre (plus lorsque cela vaut moins de ${ORDER_MIN_WORTH} USDT), de 1 à ${PAYMENTS_MAX} modes de paiement, et jusqu’à ${ADS_MAX} annonces à la fois.`,
            `Vous pouvez demander que les preneurs aient la vérification avancée, soient ici depuis ${DEMAND_DAYS} jours, ou détiennent plus de ${DEMAND_HOLDINGS} USDT.`,
          ],
        },
        {
          id: 'busy',
          question: 'Pourquoi ne puis-je pas fermer une annonce ?',
          answer: [
            'Elle a des ordres en cours ou des réclamations. Mettez-la hors ligne : aucun nouvel ordre n’arrive, et vous pourrez la fermer quand le dernier sera terminé.',
          ],
        },
        {
          id: 'pause',
          question: 'Comment faire une pause ?',
          answer: [
            'Désactivez « Prendre des ordres » dans votre espace marchand. Vos annonces sont masquées et rien n’est perdu ; les ordres en cours continuent.',
          ],
        },
        {
          id: 'stop',
          question: 'Comment récupérer la caution ?',
          answer: [
            'Demandez-le sur la page marchand. L’équipe vérifie qu’aucun ordre ni réclamation de vos annonces n’est ouvert ; puis elle revient sur Spot.',
          ],
        },
      ],
    },
    statistics: {
      title: 'Comment les statistiques sont calculées',
      lead: 'Les formules derrière les noms',
      answers: [
        {
          id: 'completion',
          question: 'Taux de finalisation',
          answer: [
            'Terminés ÷ (terminés + clos par sa propre faute), des 30 derniers jours. Par sa propre faute : annulations et expirations du payeur, annulations dont le vendeur a reconnu la faute pour le vendeur, et ordres où l’équipe a tranché pour l’autre partie.',
          ],
        },
        {
          id: 'release-time',
          question: 'Libération moyenne',
          answer: [
            'Temps moyen de « payé » à la libération, pour les ordres des 30 derniers jours où la personne était vendeur.',
          ],
        },
        {
          id: 'pay-time',
          question: 'Paiement moyen',
          answer: [
            'Temps moyen de la prise d’un ordre à « payé », pour les ordres des 30 derniers jours où la personne était payeur.',
          ],
        },
        {
          id: 'counts',
          question: 'Ordres et personnes',
          answer: [
            'Ordres terminés sur 30 jours et depuis toujours, et avec combien de personnes différentes. Rien de cela ne peut être acheté ni modifié.',
          ],
        },
        {
          id: 'reviews',
          question: 'Bonnes et mauvaises évaluations',
          answer: [
            'Chaque partie peut en écrire une après un ordre terminé, bonne ou mauvaise avec une ligne. Les noms des auteurs sont masqués.',
          ],
        },
        {
          id: 'online',
          question: 'En ligne',
          answer: [
            'A Quay ouvert, ou l’a utilisé au cours des cinq dernières minutes. Se déconnecter partout y met fin.',
          ],
        },
      ],
    },
    safety: {
      title: 'Rester en sécurité',
      lead: 'Signes de fraude, et ce qui vous protège',
      answers: [
        {
          id: 'signs',
          question: 'Comment reconnaître une fraude ?',
          answer: [
            'Quelqu’un veut continuer en dehors de Quay, vous demande de libérer d’abord, envoie une image au lieu d’argent, veut payer sous un autre nom, vous presse ou demande un code. Arrêtez, n’écrivez plus rien et ouvrez une réclamation.',
          ],
        },
        {
          id: 'hold',
          question: 'Pourquoi ne puis-je pas retirer ce que j’ai acheté ?',
          answer: [
            `Pendant ${PURCHASE_HOLD_HOURS} heures, la valeur de ce que vous avez acheté à d’autres, moins ce que vous avez vendu, reste sur Quay. L’argent volé est souvent signalé dans ce délai. Vous pouvez trader ces coins aussitôt.`,
          ],
        },
        {
          id: 'timeline',
          question: 'Qu’est-ce que la chronologie signée ?',
          answer: [
            'Chaque événement d’un ordre, enchaîné au précédent par un hash : ce qui a été bloqué, payé, écrit, décidé et libéré. Les deux parties peuvent télécharger le même fichier, et chacun peut vérifier que rien n’a été modifié ensuite.',
            'Elle contient aussi une empreinte du compte et des noms tels que le payeur les a vus, pour que personne ne puisse dire plus tard que c’était un autre compte.',
          ],
        },
        {
          id: 'away',
          question: 'Et si Quay est en panne ?',
          answer: [
            'Les délais sont figés tant que Quay est absent. À son retour, ils sont décalés d’autant, et la chronologie l’indique.',
          ],
        },
        {
          id: 'names',
          question: 'Qui voit mon nom et mon compte ?',
          answer: [
            'L’autre partie d’un ordre avec vous. Le compte est sur son écran tant que l’ordre est en cours ; les noms restent dans l’ordre, et la chronologie signée que les deux peuvent enregistrer contient les deux. L’équipe ne les voit qu’avec un motif, qui est conservé.',
          ],
        },
      ],
    },
  },
  trades: {
    buy: [
      {
        id: 'choose',
        title: 'Choisir une annonce',
        text: 'Saisissez un montant. Voyez prix, limites, mode de paiement et qui propose.',
      },
      {
        id: 'lock',
        title: 'Les coins sont bloqués',
        text: 'Vous prenez l’annonce. Le vendeur ne peut désormais les donner qu’à vous.',
      },
      {
        id: 'pay',
        title: 'Vous payez',
        text: 'Depuis votre propre compte, tout le montant, à ce que l’ordre indique. Rien sur les coins dans le libellé.',
      },
      {
        id: 'say',
        title: 'Vous le confirmez',
        text: 'Appuyez sur « J’ai payé » avant la fin du délai. Dès lors, l’ordre ne se termine jamais de lui-même.',
      },
      {
        id: 'get',
        title: 'Le vendeur libère',
        text: 'Il vérifie son compte, puis les coins sont sur votre compte Spot.',
      },
    ],
    sell: [
      {
        id: 'choose',
        title: 'Choisir une annonce',
        text: 'Saisissez un montant et le compte sur lequel vous voulez être payé.',
      },
      {
        id: 'lock',
        title: 'Vos coins sont bloqués',
        text: 'Ils vont sous séquestre. Si personne ne paie à temps, ils reviennent d’eux-mêmes.',
      },
      {
        id: 'wait',
        title: 'L’acheteur paie',
        text: 'L’ordre dit jusqu’à quand. Vous l’apprenez par les canaux que vous avez choisis.',
      },
      {
        id: 'check',
        title: 'Vous vérifiez',
        text: 'Dans votre propre application bancaire ou de paiement : tout le montant, du nom indiqué dans l’ordre. Une image n’est pas de l’argent.',
      },
      { id: 'release', title: 'Vous libérez', text: 'Avec votre mot de passe des fonds. C’est définitif.' },
    ],
  },
  side: 'Que faites-vous ?',
  buy: 'J’achète',
  sell: 'Je vends',
  more: 'Questions à ce sujet',
  search: 'Rechercher dans les réponses',
  clear: 'Effacer',
  none: (typed) => `Aucune réponse ne contient « ${typed} »`,
  noneWhy: 'D’autres mots la trouveront peut-être. Notre service client répond aussi.',
  service: 'Demander au service client',
  serviceWhy: 'Des personnes répondent, dans le chat de cette application',
  market: 'Vers le marché',
};
