import { list } from '@quay/words/languages/en_US';
export const words = {
  title: 'Proof of liabilities',
  about:
    'Once a day we publish what we owe to all users. Your balance is in that sum, and your browser can check it by itself.',
  days: 'Day',
  asOf: (time: string, seq: string) => `As of ${time}, after batch ${seq} of the journal`,
  failed: 'The published sums did not load',
  failedWhy: 'Your coins are not touched by it.',
  none: 'Nothing published yet',
  noneWhy: 'The first sums come within a day, once somebody holds coins here.',

  check: 'Check my balance',
  checking: 'Checking',
  counted: 'Your balance is counted',
  countedWhy: (user: string) => `Account ${user}, checked in this browser against the published sums.`,
  step: {
    leaves: 'Two leaves carry your number and hold your balance',
    ways: 'Both lead to the root, and the sums to the total',
    published: 'Root, total and size are the published ones',
  },
  ok: 'Right',
  wrong: 'Wrong',
  notChecked: 'Not checked',
  leaf: (part: number, index: string, of: string) => `Leaf ${part} at place ${index} of ${of}`,
  hashes: (count: number) => `${count} hashes up to the root`,
  root: 'Root',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  owedToAll: (total: string) => `of ${total} owed to all`,

  compare: 'Compare with my ledger',
  comparing: 'Comparing',
  same: 'Your ledger of that moment says the same.',
  differs: (amount: string) =>
    `Your ledger of that moment says ${amount}. Keep the files below and write to the customer service.`,

  leftOut: (coins: readonly string[]) =>
    `Your ledger of that moment has ${list(coins)}, which this sum does not count.`,
  broken: 'This does not add up.',
  brokenWhy:
    'What we gave you is not a proof that your balance is counted. Keep the files below, and do not let it rest: write to the customer service, and show them to others.',
  service: 'Customer service',
  notIn: 'Nothing of yours is in this sum.',
  notInWhy: 'You held no coins at that moment. The next sums are made after 00:00 UTC.',
  noTools: 'This browser cannot check here.',
  noToolsWhy:
    'Browsers compute hashes only on pages that come over HTTPS. Keep the files and check them with the program below.',

  keep: 'Check without us',
  keepWhy: 'Keep both files and check them on any machine with Node, from our source code:',
  proofFile: 'Save my proof',
  publishedFile: 'Save what is published',
  privately: 'Your proof names your account and your balances. Show it only to whom you trust with them.',

  sums: 'Owed and held',
  owed: 'Owed to users',
  reserves: 'Held on chain',
  notRead: 'not read',
  copyRoot: (symbol: string) => `Copy the root of ${symbol}`,
  where: 'Where it is held',
  atBlock: (network: string, block: string) => `${network}, block ${block}`,
  noChain: 'No chain was asked on this day.',

  limits: 'What this does not prove',
  notProven: [
    'That the coins on our addresses are ours alone, or are there a moment later.',
    'That we owe nothing to anybody else, such as banks or suppliers.',
    'That your list of coins is whole: compare it with what you held.',
    'That others are counted: each can check only their own balance. The more do, the less can be left out.',
    'That everybody is shown the same root. Compare it with somebody else’s.',
  ],
  simulated:
    'The market is simulated: practice coins that are owed and test coins that are held are worth nothing. The networks are development chains of this installation, which mints their test coins itself: what is held there proves nothing but that the sums are read and compared.',
};
