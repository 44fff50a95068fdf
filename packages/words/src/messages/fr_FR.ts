import type { MessageBook } from './index.ts';

export const words: MessageBook = {
  'code-register': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour ouvrir un compte chez Quay. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-forgot-password': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour définir un nouveau mot de passe de connexion. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-reset-request': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour demander une réinitialisation manuelle. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-change-password': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour modifier votre mot de passe de connexion. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-set-fund-password': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour définir votre mot de passe des fonds. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-change-fund-password': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour modifier votre mot de passe des fonds. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-bind-email': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour lier une adresse e-mail. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-bind-phone': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour lier un numéro de téléphone. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-bind-authenticator': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour lier une application d’authentification. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-new-recovery-codes': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour obtenir de nouveaux codes de récupération. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-add-passkey': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour ajouter une clé d’accès. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-remove-passkey': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour supprimer une clé d’accès. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-set-anti-phishing': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour définir votre mot anti-hameçonnage. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-unfreeze': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour rouvrir votre compte gelé. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-withdraw': {
    subject: 'Votre code Quay',
    text: '{code} est votre code de retrait. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-add-address': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour enregistrer une adresse de retrait. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-save-payment-method': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour enregistrer un mode de paiement. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-release-coins': {
    subject: 'Votre code Quay',
    text: '{code} est votre code pour libérer des coins à un acheteur. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-close-account': {
    subject: 'Votre code Quay',
    text: '{code} est votre code de fermeture de compte. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-export-data': {
    subject: 'Votre code Quay',
    text: '{code} est votre code de téléchargement de vos données. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'code-send-coins': {
    subject: 'Votre code Quay',
    text: '{code} est votre code d’envoi à un autre utilisateur. Il est valable {minutes} minutes. Ne le donnez à personne : notre équipe ne le demande jamais. Si vous ne l’avez pas demandé, quelqu’un d’autre connaît votre adresse ; sans le code, il ne peut rien faire.',
  },
  'has-account': {
    subject: 'Vous avez déjà un compte Quay',
    text: 'Quelqu’un a voulu ouvrir un compte Quay avec cette adresse. Elle appartient déjà à un compte. Si c’était vous, connectez-vous ou définissez un nouveau mot de passe sous « Mot de passe oublié ».',
  },
  'no-account': {
    subject: 'Aucun compte Quay avec cette adresse',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour un compte Quay avec cette adresse. Ce compte n’existe pas. Si c’était vous, vous avez peut-être utilisé une autre adresse.',
  },
  'new-device': {
    subject: 'Nouvelle connexion à votre compte Quay',
    text: 'Une connexion à votre compte a eu lieu depuis un nouvel appareil ou un nouveau lieu.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'password-changed': {
    subject: 'Votre mot de passe de connexion Quay a été modifié',
    text: 'Votre mot de passe de connexion a été modifié. Toutes les autres sessions ont pris fin. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'fund-password-set': {
    subject: 'Un mot de passe des fonds Quay a été défini',
    text: 'Un mot de passe des fonds a été défini pour votre compte.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'fund-password-changed': {
    subject: 'Votre mot de passe des fonds Quay a été modifié',
    text: 'Votre mot de passe des fonds a été modifié. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail Quay a été modifiée',
    text: 'L’adresse e-mail de votre compte a été modifiée. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'phone-changed': {
    subject: 'Votre numéro de téléphone Quay a été modifié',
    text: 'Le numéro de téléphone de votre compte a été modifié. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'authenticator-bound': {
    subject: 'Une application d’authentification a été liée à votre compte Quay',
    text: 'Une application d’authentification a été liée à votre compte. Elle est désormais demandée lorsque vous vous connectez avec votre mot de passe, effectuez un retrait ou modifiez votre sécurité.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'authenticator-changed': {
    subject: 'Votre application d’authentification Quay a été modifiée',
    text: 'L’application d’authentification de votre compte a été liée ou remplacée. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'recovery-codes-changed': {
    subject: 'Nouveaux codes de récupération Quay',
    text: 'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens ne sont plus valables.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'anti-phishing-changed': {
    subject: 'Votre mot anti-hameçonnage Quay a été modifié',
    text: 'Le mot anti-hameçonnage de votre compte a été redéfini.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'passkey-added': {
    subject: 'Une clé d’accès a été ajoutée à votre compte Quay',
    text: 'La clé d’accès « {name} » a été ajoutée à votre compte.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'passkey-added-held': {
    subject: 'Une clé d’accès a été ajoutée à votre compte Quay',
    text: 'La clé d’accès « {name} » a été ajoutée à votre compte. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès a été supprimée de votre compte Quay',
    text: 'La clé d’accès « {name} » a été supprimée de votre compte. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'fund-password-locked': {
    subject: 'Cinq mots de passe des fonds erronés',
    text: 'Quelqu’un a saisi cinq mots de passe des fonds erronés dans votre compte. Pendant {hours} heures, aucun n’est accepté et rien ne peut être retiré.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'address-added': {
    subject: 'Une adresse de retrait a été enregistrée dans votre compte Quay',
    text: 'L’adresse « {name} » a été enregistrée pour les retraits via {network} : {to}\nElle pourra être utilisée après 24 heures.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'payment-method-added': {
    subject: 'Un mode de paiement a été enregistré dans votre compte Quay',
    text: 'Le mode de paiement « {name} » a été enregistré. Il pourra servir à vendre après {hours} heures.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'withdrawal-requested': {
    subject: 'Un retrait depuis votre compte Quay',
    text: 'Un retrait de {amount} via {network} a été demandé, vers {to}\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'withdrawal-sent': {
    subject: 'Votre retrait est en route',
    text: 'Votre retrait de {amount} via {network} vers {to} a été envoyé. Transaction : {hash}',
  },
  'withdrawal-again': {
    subject: 'Votre retrait est envoyé à nouveau',
    text: 'Le réseau a changé ses blocs, et la transaction de votre retrait de {amount} via {network} vers {to} n’y figure plus. Il est envoyé à nouveau. Vous n’avez rien à faire.',
  },
  'withdrawal-success': {
    subject: 'Votre retrait est terminé',
    text: 'Votre retrait de {amount} via {network} vers {to} est arrivé. Transaction : {hash}',
  },
  'withdrawal-failed': {
    subject: 'Votre retrait a échoué',
    text: 'Le réseau n’a pas exécuté votre retrait de {amount} via {network} vers {to}. Les coins ont été rendus à votre compte.',
  },
  'withdrawal-rejected': {
    subject: 'Votre retrait a été refusé',
    text: 'Votre retrait de {amount} via {network} vers {to} a été refusé : {reason}\nLes coins ont été rendus à votre compte.',
  },
  'account-frozen': {
    subject: 'Votre compte Quay est gelé',
    text: 'Votre compte a été gelé le {time}. Toutes les sessions ont pris fin ; aucun nouvel ordre ni retrait n’est possible. Les ordres ouverts peuvent encore être exécutés. Connectez-vous et rouvrez-le dans le centre de sécurité lorsque vous êtes sûr que personne d’autre n’y a accès.',
  },
  'account-unfrozen': {
    subject: 'Votre compte Quay est rouvert',
    text: 'Votre compte gelé a été rouvert. Pendant {hours} heures, rien ne peut être retiré ni vendu à d’autres.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'closure-requested': {
    subject: 'Fermeture de votre compte Quay demandée',
    text: 'La fermeture de votre compte a été demandée. Il sera fermé le {until}. D’ici là, vous pouvez vous connecter et l’annuler.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'closure-taken-back': {
    subject: 'Fermeture de votre compte Quay annulée',
    text: 'La fermeture a été annulée ; votre compte reste ouvert.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'closure-called-off': {
    subject: 'Votre compte Quay n’a pas été fermé',
    text: 'Votre compte n’a pas été fermé, car des coins sont arrivés pendant l’attente. Pour le fermer, connectez-vous et refaites la demande.',
  },
  'account-closed': {
    subject: 'Votre compte Quay est fermé',
    text: 'Votre compte est fermé et plus personne ne peut se connecter. Nos registres sont conservés pour l’audit.',
  },
  'data-exported': {
    subject: 'Les données de votre compte Quay ont été téléchargées',
    text: 'Toutes les données de votre compte ont été téléchargées.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'coins-sent': {
    subject: 'Un envoi depuis votre compte Quay',
    text: '{amount} ont été envoyés à {to}.\n{time}, depuis {device} ({address}).\n\nSi ce n’était pas vous, gelez votre compte immédiatement : {link}',
  },
  'coins-received': {
    subject: 'Vous avez reçu des coins',
    text: '{from} vous a envoyé {amount}. Ils sont sur votre compte Spot.',
  },
  'reset-applied': {
    subject: 'Quelqu’un a demandé à réinitialiser la sécurité de votre compte Quay',
    text: 'Le {time}, quelqu’un nous a demandé, pièces d’identité à l’appui, de retirer des réglages de sécurité de votre compte. La décision est attendue d’ici le {due}.\n\nSi ce n’était pas vous, arrêtez la demande et gelez votre compte : {link}',
  },
  'reset-approved': {
    subject: 'La sécurité de votre compte Quay a été réinitialisée',
    text: 'Le {time}, nous avons retiré des réglages de sécurité de votre compte, comme demandé avec des pièces d’identité. Les retraits sont suspendus jusqu’au {until}.\n\nSi ce n’était pas vous, arrêtez la demande et gelez votre compte : {link}',
  },
  'reset-rejected': {
    subject: 'Votre demande de réinitialisation a été refusée',
    text: 'Votre demande {number} a été refusée : {reason}\nRien n’a été modifié. Vous pouvez faire une nouvelle demande.',
  },
  'reset-stopped': {
    subject: 'Votre demande de réinitialisation a été arrêtée',
    text: 'Votre demande {number} a été arrêtée depuis une adresse liée au compte. Le compte est gelé. Le service client peut vous aider.',
  },
  'reset-password': {
    subject: 'Définissez un nouveau mot de passe de connexion Quay',
    text: 'Votre demande de réinitialisation a été approuvée. Définissez ici un nouveau mot de passe de connexion : {link}\nLe lien est valable une fois, pendant {hours} heures.',
  },
  'verification-passed': {
    subject: 'Votre vérification est validée',
    text: 'Votre demande a été examinée et validée : {level}.',
  },
  'verification-rejected': {
    subject: 'Votre vérification demande un nouvel essai',
    text: 'Votre demande ({level}) a été refusée : {reason}\nVotre saisie est conservée : vous pouvez la corriger et refaire une demande.',
  },
  'support-answer': {
    subject: 'Le service client vous a répondu',
    text: 'Le service client vous a répondu. Vous trouverez la réponse dans l’application, sous service client.',
  },
  'c2c-opened-payer': {
    subject: 'Un ordre P2P attend votre paiement',
    text: 'Quelqu’un vous vend des coins. Ils sont sous séquestre. Payez avant la fin du délai indiqué dans l’ordre, puis confirmez-le.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: 'Quelqu’un achète vos coins',
    text: 'Vos coins sont sous séquestre. Ne les libérez que lorsque l’argent est sur votre compte.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-paid': {
    subject: 'L’acheteur indique que l’argent a été envoyé',
    text: 'Vérifiez sur votre compte même, pas sur une image. Ne libérez les coins que si l’argent est là et vient d’un compte au nom indiqué dans l’ordre.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-released': {
    subject: 'Les coins vous ont été libérés',
    text: 'Le vendeur a libéré les coins. Ils sont sur votre compte.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'Un ordre P2P a été annulé',
    text: 'L’acheteur a annulé. Les coins sont repartis.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'Un ordre P2P n’a pas été payé à temps',
    text: 'Le délai de paiement est écoulé. Les coins sont retournés au vendeur.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: 'Il reste peu de temps pour payer',
    text: 'Votre délai de paiement est presque écoulé. Si vous avez payé, confirmez-le dans l’ordre : sinon il prend fin et les coins repartent.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: 'Un acheteur attend vos coins',
    text: 'L’acheteur a indiqué avoir envoyé l’argent et attend toujours. Vérifiez votre compte, puis libérez les coins ou ouvrez une réclamation.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: 'L’acheteur indique que vous êtes la cause de l’annulation',
    text: 'Répondez dans l’ordre sous 10 minutes si ce n’est pas le cas. Sans réponse, cela est retenu.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: 'Le vendeur n’est pas de votre avis',
    text: 'Vous avez annulé en désignant le vendeur comme cause. Le vendeur le conteste ; l’annulation compte donc comme la vôtre.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-message': {
    subject: 'Nouveau message dans un ordre P2P',
    text: 'On vous a écrit pendant votre absence.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'Un ordre P2P fait l’objet d’une réclamation',
    text: 'Les coins sous séquestre y restent jusqu’à ce que le vendeur les libère ou que notre équipe décide. Ajoutez vos justificatifs dans l’ordre.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: 'Votre réclamation est examinée',
    text: 'Un membre de notre équipe a pris la réclamation en charge.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: 'Nous avons besoin d’un élément de votre part pour une réclamation',
    text: 'Notre équipe demande des justificatifs. Vous voyez lesquels dans l’ordre et les y ajoutez.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: 'L’autre partie propose de retirer la réclamation',
    text: 'Si vous acceptez, l’ordre reprend comme avant la réclamation. Vous n’êtes pas obligé d’accepter.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: 'Une réclamation a été retirée',
    text: 'L’ordre reprend comme avant la réclamation.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: 'Une réclamation a été tranchée en faveur de l’acheteur',
    text: 'Vous voyez les motifs dans l’ordre.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: 'Une réclamation a été tranchée en faveur du vendeur',
    text: 'Vous voyez les motifs dans l’ordre.\nOrdre {order} avec {name} : {amount} pour {money}.\n\n{link}',
  },
  'c2c-several': {
    subject: 'Du nouveau sur vos ordres P2P',
    text: 'Du nouveau sur vos ordres P2P ({count}) :\n{lines}\n\n{link}',
  },
  'contract-warned': {
    subject: 'Votre position est proche de la liquidation',
    text: '{symbol} : {ratio} de ce qui garantit votre position est désormais requis, avec un prix de référence à {mark}. {equity} la garantissent, {required} sont requis ; lorsque les deux sont égaux, elle est liquidée. Vous pouvez ajouter de la marge ou en fermer une partie.\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'Votre position a été liquidée',
    text: '{symbol} : ce qui garantissait votre position ne dépassait plus ce qu’elle exigeait, avec un prix de référence à {mark}. {closed} ont été fermés à {price}, il reste {left}. Le reçu contient tous les chiffres.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'Votre position a été fermée par l’ADL',
    text: '{symbol} : quelqu’un de l’autre côté a été liquidé, et ni le carnet d’ordres ni le fonds d’assurance n’ont pu prendre la position. La vôtre était la suivante selon le gain et le levier : {closed} ont été fermés à {price}, avec un prix de référence à {mark}, sans frais. Le reçu montre toute la file.\n\n{link}',
  },
  'contract-covered': {
    subject: 'Un gain a payé votre financement',
    text: '{symbol} : votre compte contenait moins que le financement dû. {amount} du gain de cette position ont été réalisés au prix de référence {mark} pour le payer. La valeur de votre compte n’en est pas modifiée.\n\n{link}',
  },
  'contract-halted': {
    subject: 'Un contrat que vous détenez est suspendu',
    text: '{symbol} : rien ne s’échange et rien n’est liquidé pour l’instant. Les ordres peuvent être annulés et de la marge ajoutée.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: 'Un contrat que vous détenez ne peut plus être que fermé',
    text: '{symbol} : les positions peuvent être fermées, mais aucune nouvelle ouverte. La vôtre reste ouverte telle quelle.\n\n{link}',
  },
  'contract-reopened': {
    subject: 'Un contrat que vous détenez s’échange à nouveau',
    text: '{symbol} : les positions peuvent à nouveau être ouvertes et fermées.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'Une copie a été omise',
    text: '{symbol} : {name} a ouvert une position qui n’a pas été copiée pour vous. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: 'Suivi arrêté à votre limite de perte',
    text: '{name} : la perte a atteint votre limite de {stop}. Vous ne suivez plus, et vos copies sont fermées au marché.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'Un lead trader que vous suiviez s’arrête',
    text: '{name} n’est plus lead trader. Plus rien n’est copié pour vous, et vos copies sont fermées au marché.\n\n{link}',
  },
  'contract-share-paid': {
    subject: 'Une part de votre gain a été versée',
    text: '{name} a reçu {paid}, la part hebdomadaire de votre gain net au-dessus de son plus haut.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'On peut désormais vous suivre',
    text: 'Votre candidature a été approuvée. Jusqu’à {count} personnes peuvent vous suivre, et ce que vous ouvrez désormais est aussi ouvert pour elles.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'Votre candidature de lead trader a été refusée',
    text: 'Personne ne peut vous suivre pour l’instant. Vous pouvez refaire une demande.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'Vous n’êtes plus lead trader',
    text: 'Notre équipe a mis fin à votre rôle de lead trader. Vos copieurs ne vous suivent plus, et leurs copies sont fermées. Le support peut vous en dire plus.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: 'Un contrat que vous détenez expire dans moins d’un jour',
    text: '{symbol} expire le {expiry}. Ce qui est alors ouvert est réglé à la moyenne de l’indice sur ses dernières minutes, et ses ordres sont annulés. Vous pouvez fermer avant.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: 'Un contrat que vous détenez expire dans moins d’une heure',
    text: '{symbol} expire le {expiry}. Dans ses dernières minutes, le prix de référence se fond dans le prix de règlement, qui est la moyenne de l’indice. Vous pouvez fermer jusque-là.\n\n{link}',
  },
  'contract-settled': {
    subject: 'Votre contrat a été réglé',
    text: '{symbol} : {closed} ont été réglés à {price}. Gain ou perte : {profit}, frais : {fee}. Le reçu contient chaque échantillon du prix.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: 'Avertissement : votre prêt se rapproche d’une vente forcée',
    text: 'Prêt {loan} : vous devez {debt} contre une garantie de {pledge}, soit {rate} de sa valeur selon l’indice. À 85 %, une partie de la garantie est vendue. Remboursez une partie ou ajoutez de la garantie pour faire baisser ce taux.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'Votre prêt est en retard',
    text: 'Prêt {loan} : l’échéance est passée, il reste {debt} de principal à rembourser, plus les intérêts. Chaque heure commencée désormais coûte {multiple} fois les intérêts. 72 heures après l’échéance, la garantie est vendue pour solder le prêt.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: 'Une partie de votre garantie a été vendue',
    text: 'Prêt {loan} : {sold} ont été vendus à l’indice de {price} USDT ; {paid} de la dette sont ainsi payés. {left} restent en garantie ou vous ont été rendus. Le reçu montre tous les chiffres.\n\n{link}',
  },
  'contract-earn-income': {
    subject: 'Un revenu a été versé',
    text: '{amount} de revenu issus du produit {name} ont été versés. L’historique indique qui les a payés.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: 'Un revenu est programmé et pas encore versé',
    text: '{amount} de revenu issus du produit {name} sont dus. Le payeur n’a pas assez de fonds ; ce montant ne figure donc encore dans aucun solde. Il est versé automatiquement dès que l’argent est là. Votre somme n’est pas touchée.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: 'Une durée est terminée',
    text: '{name} est terminé, et {amount} sont revenus automatiquement.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'Votre épargne est de retour',
    text: '{amount} que vous avez redemandés à {name} sont sur votre compte.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: 'Votre prêt sans garantie a été versé',
    text: '{amount} sont sur votre compte Spot. L’échéance est le {due} ; vous pouvez rembourser avant et ne payer que les jours commencés.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: 'Un montant inférieur à votre demande a été approuvé',
    text: 'Vous avez demandé {asked}, et {amount} ont été approuvés. Libre à vous d’accepter ou non ; l’offre est valable sept jours.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: 'Votre demande de prêt sans garantie a été refusée',
    text: 'Vous avez demandé {asked}. {reason} Vous pouvez refaire une demande.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: 'Votre prêt sans garantie arrive à échéance dans trois jours',
    text: '{amount} sont dus le {due}. Rien n’est prélevé automatiquement : vous remboursez dans l’application.\n\n{link}',
  },
  'contract-credit-due': {
    subject: 'Votre prêt sans garantie arrive à échéance dans moins d’un jour',
    text: '{amount} sont dus le {due}. Rien n’est prélevé automatiquement : vous remboursez dans l’application.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: 'Votre prêt sans garantie est en retard',
    text: 'Il était dû le {due}. {amount} sont dus aujourd’hui, et chaque jour coûte plus qu’avant. Rien n’est prélevé de force : vous remboursez dans l’application, et le support peut vous aider.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: 'Votre wallet lié a reçu un revenu',
    text: '{amount} pour un jour de votre wallet {wallet} sont sur votre compte Earn, payés par le budget promotionnel. Rien dans le wallet n’a été touché.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: 'Le revenu de votre wallet lié est programmé et pas encore versé',
    text: '{amount} pour un jour de votre wallet {wallet} sont dus. Le budget promotionnel contient trop peu ; ce montant ne figure donc encore dans aucun solde. Il est versé automatiquement dès que l’argent est là.\n\n{link}',
  },
  'contract-price-above': {
    subject: 'Alerte de prix',
    text: '{symbol} est monté à {price}. Le dernier prix était {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: 'Alerte de prix',
    text: '{symbol} est descendu à {price}. Le dernier prix était {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: 'Alerte de prix',
    text: '{symbol} a bougé de {percent} % en {within}. Le dernier prix était {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: 'Votre prime de parrainage a été versée',
    text: '{amount} pour les dépôts de personnes que vous avez invitées sont sur votre compte spot, payés par le budget promotionnel. Chaque chiffre peut être recalculé dans Parrainage.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: 'Votre prime de parrainage est programmée et pas encore versée',
    text: '{amount} vous sont dus pour les dépôts de personnes que vous avez invitées. Le budget promotionnel contient trop peu ; ce montant ne figure donc encore dans aucun solde. Il est versé automatiquement dès que l’argent est là.\n\n{link}',
  },
  'contract-several': {
    subject: 'Du nouveau sur vos contrats',
    text: 'Du nouveau sur vos contrats ({count}) :\n{lines}\n\n{link}',
  },
  antiPhishing: 'Votre mot anti-hameçonnage : {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: 'vérification de base',
    advanced: 'vérification avancée',
    notary: 'vérification notariale',
    merchant: 'certification de marchand',
    'merchant-refund': 'remboursement de la caution de marchand',
  },
  rejectReasons: {
    'picture-unreadable': 'Une image est illisible.',
    'picture-cut': 'Une image ne montre pas tout le document.',
    'document-expired': 'Le document a expiré.',
    'name-differs': 'Le nom diffère du document.',
    'number-differs': 'Le numéro diffère du document.',
    'face-differs': 'La personne sur les images diffère du document.',
    'not-accepted': 'Nous ne pouvons pas accepter ce type de document.',
    other: 'Voir la remarque de l’examinateur.',
  },
  creditRejections: {
    'income-too-low': 'Les revenus justifiés ne couvrent pas la somme.',
    'other-credit': 'Il existe d’autres crédits en cours.',
    'papers-unclear': 'Les documents ne sont pas assez lisibles.',
    'papers-differ': 'Les documents diffèrent de la déclaration.',
    'not-identified': 'La photo d’identité ne correspond pas à votre vérification.',
    other: 'Voir la remarque.',
  },
  withdrawalRejections: {
    'address-suspicious': 'L’adresse est suspecte.',
    'account-at-risk': 'Votre compte est peut-être en danger : vérifiez qui peut y accéder.',
    'documents-needed': 'Nous avons besoin de documents de votre part : le service client vous dit lesquels.',
    other: 'Voir la remarque.',
  },
};
