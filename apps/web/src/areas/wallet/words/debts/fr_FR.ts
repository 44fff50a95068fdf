import type { DebtWords } from './index.ts';

export const words: DebtWords = {
  title: 'Un dépôt a été annulé, et une partie manque',
  paidTwice: {
    title: 'Un retrait a été payé deux fois, et une partie manque',
    why: 'Ce retrait avait échoué et ses coins vous avaient été rendus. Après un changement du réseau, il a été payé malgré tout. Ce que vous recevez dans ce coin le compense d’abord. D’ici là, vous pouvez trader et convertir, mais rien ne peut quitter votre compte.',
  },
  from: (network, hash) => `depuis le réseau ${network}, ${hash}`,
  why: 'Le réseau a annulé ce dépôt après son arrivée dans votre solde. Ce que vous recevez dans ce coin le compense d’abord. D’ici là, vous pouvez trader et convertir, mais rien ne peut quitter votre compte. Si le transfert revient, cela prend fin de soi-même.',
  owed: (amount) => `Il en manque encore ${amount}. Ce que vous recevez dans ce coin le compense d’abord.`,
  unsupported: {
    title: 'Arrivé, mais ne peut pas être crédité',
    why: 'Ces coins sont arrivés à votre adresse de dépôt, et nous ne les prenons pas en charge. Ils ne sont pas dans votre solde. Le service client peut vous dire s’ils peuvent être renvoyés ; indiquez le hash, ou l’heure et l’expéditeur s’il n’y a pas de hash. Ne suivez pas les liens de jetons que vous n’avez pas demandés.',
    coin: (network) => `Coin du réseau ${network} lui-même`,
    token: (network, contract) => `Jeton ${contract} sur ${network}`,
    smallest: 'dans la plus petite unité',
    unnamed: 'payé par un contrat, sans hash',
  },
};
