export const words = {
  title: 'A deposit was undone, and part of it is missing',
  paidTwice: {
    title: 'A withdrawal was paid twice, and part of it is missing',
    why: 'This withdrawal had failed and its coins were given back to you. After a change of the network it was paid all the same. What you receive in this coin makes up for it first. Until then you can trade and convert, but nothing can leave your account.',
  },
  from: (network: string, hash: string) => `from ${network}, ${hash}`,
  why: 'The network undid this deposit after it was in your balance. What you receive in this coin makes up for it first. Until then you can trade and convert, but nothing can leave your account. If the transfer comes again, this ends by itself.',
  owed: (amount: string) => `${amount} of it are still missing. What you receive in this coin makes up for it first.`,
  unsupported: {
    title: 'Came, but cannot be credited',
    why: 'These coins came to your deposit address, and we do not support them. They are not in your balance. Customer service can tell you whether they can be sent back; name the hash, or the time and the sender where there is no hash. Do not follow links in tokens that you did not ask for.',
    coin: (network: string) => `Coin of the network ${network} itself`,
    token: (network: string, contract: string) => `Token ${contract} on ${network}`,
    smallest: 'in the smallest unit',
    unnamed: 'paid by a contract, without a hash',
  },
};
