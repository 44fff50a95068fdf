import type { Translation } from '@quay/words';
import { list } from '@quay/words/languages/fr_FR';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Preuve de passif',
  about:
    'Une fois par jour, nous publions ce que nous devons à tous les utilisateurs. Votre solde est dans cette somme, et votre navigateur peut le vérifier seul.',
  days: 'Jour',
  asOf: (time, seq) => `Au ${time}, après le lot ${seq} du journal`,
  failed: 'Les sommes publiées n’ont pas été chargées',
  failedWhy: 'Vos coins n’en sont pas affectés.',
  none: 'Rien n’est encore publié',
  noneWhy: 'Les premières sommes arrivent sous un jour, dès que quelqu’un détient des coins ici.',
  check: 'Vérifier mon solde',
  checking: 'Vérification',
  counted: 'Votre solde est compté',
  countedWhy: (user) => `Compte ${user}, vérifié dans ce navigateur avec les sommes publiées.`,
  step: {
    leaves: 'Deux feuilles portent votre numéro et contiennent votre solde',
    ways: 'Les deux mènent à la racine, et les sommes au total',
    published: 'Racine, total et taille sont ceux publiés',
  },
  ok: 'Juste',
  wrong: 'Faux',
  notChecked: 'Non vérifié',
  leaf: (part, index, of) => `Feuille ${part} à la place ${index} sur ${of}`,
  hashes: (count) => `${count} hashs jusqu’à la racine`,
  root: 'Racine',
  copy: (what) => `Copier ${what}`,
  copied: 'Copié',
  owedToAll: (total) => `sur ${total} dus à tous`,
  compare: 'Comparer avec mon grand livre',
  comparing: 'Comparaison',
  same: 'Votre grand livre de ce moment dit la même chose.',
  differs: (amount) =>
    `Votre grand livre de ce moment indique ${amount}. Conservez les fichiers ci-dessous et écrivez au service client.`,
  leftOut: (coins) => `Votre grand livre de ce moment contient ${list(coins)}, que cette somme ne compte pas.`,
  broken: 'Le compte n’y est pas.',
  brokenWhy:
    'Ce que nous vous avons donné ne prouve pas que votre solde est compté. Conservez les fichiers ci-dessous, et n’en restez pas là : écrivez au service client, et montrez-les à d’autres.',
  service: 'Service client',
  notIn: 'Rien de vous n’est dans cette somme.',
  notInWhy: 'Vous ne déteniez aucun coin à ce moment. Les prochaines sommes sont faites après 00:00 UTC.',
  noTools: 'Ce navigateur ne peut pas vérifier ici.',
  noToolsWhy:
    'Les navigateurs ne calculent des hashs que sur des pages en HTTPS. Conservez les fichiers et vérifiez-les avec le programme ci-dessous.',
  keep: 'Vérifier sans nous',
  keepWhy:
    'Conservez les deux fichiers et vérifiez-les sur n’importe quelle machine avec Node, depuis notre code source :',
  proofFile: 'Enregistrer ma preuve',
  publishedFile: 'Enregistrer ce qui est publié',
  privately: 'Votre preuve nomme votre compte et vos soldes. Ne la montrez qu’à qui vous faites confiance.',
  sums: 'Dû et détenu',
  owed: 'Dû aux utilisateurs',
  reserves: 'Détenu on-chain',
  notRead: 'non lu',
  copyRoot: (symbol) => `Copier la racine (${symbol})`,
  where: 'Où c’est détenu',
  atBlock: (network, block) => `${network}, bloc ${block}`,
  noChain: 'Aucune chaîne n’a été interrogée ce jour-là.',
  limits: 'Ce que cela ne prouve pas',
  notProven: [
    'Que les coins sur nos adresses sont à nous seuls, ou y sont encore un instant plus tard.',
    'Que nous ne devons rien à personne d’autre, comme des banques ou des fournisseurs.',
    'Que votre liste de coins est complète : comparez-la à ce que vous déteniez.',
    'Que d’autres sont comptés : chacun ne peut vérifier que son propre solde. Plus on le fait, moins on peut en omettre.',
    'Que tout le monde voit la même racine. Comparez-la à celle de quelqu’un d’autre.',
  ],
  simulated:
    'Le marché est simulé : les coins d’entraînement dus et les coins de test détenus ne valent rien. Les réseaux sont des chaînes de développement de cette installation, qui frappe elle-même leurs coins de test : ce qui y est détenu ne prouve rien, sinon que les sommes sont lues et comparées.',
};
