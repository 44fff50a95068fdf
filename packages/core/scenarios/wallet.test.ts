import { describe, expect, test } from 'vitest';
import { Fault } from '../src/index.ts';
import { counterStory } from './counter-story.ts';

describe('a transfer', () => {
  test('moves what is available between two books, and the sum stays', () => {
    counterStory(`
      who   | does  | amount | from     | to       | book     | becomes
      alice | moves | 400    | spot     | contract | -        | #1
      alice | has   | -      | -        | -        | spot     | 600 + 0
      alice | has   | -      | -        | -        | contract | 400 + 0
      alice | reads | -      | -        | -        | -        | transfer -400 USDT #1, transfer 400 USDT #1
      alice | moves | 400    | contract | c2c      | -        | #2
      alice | moves | 0.1    | contract | spot     | -        | balance-too-small, available 0, needed 0.1, coin USDT
      alice | moves | 400    | c2c      | spot     | -        | #3
      alice | has   | -      | -        | -        | spot     | 1000 + 0
    `);
  });

  test('is refused in the order of the contract, without a trace', () => {
    counterStory(`
      who   | does      | amount  | from | to       | id | coin | becomes
      alice | moves     | 100     | spot | contract | a  | -    | #1
      alice | moves     | 9000    | spot | spot     | a  | -    | same-book
      alice | moves     | 9000    | spot | contract | a  | -    | request-id-reused
      alice | moves     | 900.001 | spot | contract | b  | -    | balance-too-small, available 900, needed 900.001, coin USDT
      alice | moves     | 1       | spot | contract | b  | GOLD | balance-too-small, available 0, needed 1, coin GOLD
      alice | withdraws | 900     | -    | -        | w  | -    | #1
      alice | moves     | 1       | spot | contract | b  | -    | balance-too-small, available 0, needed 1, coin USDT
      alice | moves     | 1       | spot | contract | w  | -    | request-id-reused
      bob   | moves     | 1000    | spot | contract | a  | -    | #2
    `);
  });

  test('happens once for a request id, for 24 hours to the millisecond', () => {
    counterStory(`
      who   | does   | amount | from | to       | id | time       | becomes
      alice | moves  | 100    | spot | contract | a  | -          | #1
      -     | passes | -      | -    | -        | -  | 86399999ms | -
      alice | moves  | 100    | spot | contract | a  | -          | #1 of 0
      alice | moves  | 100    | spot | delivery | a  | -          | request-id-reused
      alice | moves  | 101    | spot | contract | a  | -          | request-id-reused
      alice | has    | -      | -    | -        | -  | -          | 900 + 0
      -     | passes | -      | -    | -        | -  | 1ms        | -
      alice | moves  | 100    | spot | contract | a  | -          | #2
      alice | has    | -      | -    | -        | -  | -          | 800 + 0
    `);
  });

  test('of nothing is a fault of ours', () => {
    expect(() => counterStory('who | does | amount\nalice | moves | 0')).toThrow(Fault);
  });
});

describe('a deposit', () => {
  test('is credited once, however often it is said', () => {
    counterStory(`
      who     | does  | amount | log | becomes
      alice   | gets  | 250    | 3   | #1 credited
      alice   | gets  | 250    | 3   | #1 credited
      alice   | gets  | 999    | 3   | #1 credited
      bob     | gets  | 250    | 3   | #1 credited
      alice   | has   | -      | -   | 1250 + 0
      bob     | has   | -      | -   | 1000 + 0
      alice   | gets  | 50     | 4   | #2 credited
      alice   | reads | -      | -   | deposit 250 USDT #1, deposit 50 USDT #2
      outside | reads | -      | -   | deposit -250 USDT #1, deposit -50 USDT #2
    `);
  });

  test('that is reversed takes back what is there, and the rest is bad debt', () => {
    counterStory(`
      who   | does  | amount | log | becomes
      alice | gets  | 250    | 3   | #1 credited
      alice | loses | -      | 3   | #1 reversed
      alice | loses | -      | 3   | #1 reversed
      alice | has   | -      | -   | 1000 + 0
      debt  | has   | -      | -   | 0 + 0
      alice | gets  | 500    | 4   | #2 credited
      alice | moves | 1200   | -   | #1
      alice | loses | -      | 4   | #2 reversed, 200 short
      alice | loses | -      | 4   | #2 reversed, 200 short
      alice | has   | -      | -   | 0 + 0
      debt  | has   | -      | -   | -200 + 0
      alice | loses | -      | 9   | deposit-unknown
      debt  | reads | -      | -   | deposit-reversal -200 USDT #2
    `);
  });

  test('that was reversed and is there again is credited again, the bad debt first', () => {
    counterStory(`
      who   | does     | amount | log | becomes
      alice | gets     | 500    | 4   | #1 credited
      alice | moves    | 1200   | -   | #1
      alice | loses    | -      | 4   | #1 reversed, 200 short
      -     | restarts | -      | -   | the same
      alice | gets     | 500    | 4   | #1 credited
      alice | has      | -      | -   | 300 + 0
      debt  | has      | -      | -   | 0 + 0
      alice | gets     | 500    | 4   | #1 credited
      alice | has      | -      | -   | 300 + 0
    `);
  });

  test('whose place another transfer has after a reorganisation is another credit', () => {
    counterStory(`
      who   | does  | amount | log | becomes
      alice | gets  | 500    | 4   | #1 credited
      alice | moves | 1500   | -   | #1
      alice | loses | -      | 4   | #1 reversed, 500 short
      bob   | gets  | 70     | 4   | #2 credited
      bob   | has   | -      | -   | 1070 + 0
      debt  | has   | -      | -   | -500 + 0
      bob   | loses | -      | 4   | #2 reversed
      bob   | gets  | 71     | 4   | #3 credited
      bob   | loses | -      | 4   | #3 reversed
      bob   | has   | -      | -   | 1000 + 0
    `);
  });

  test.each([
    ['of nothing', 'alice | gets | 0 | 3'],
    ["of the house's", 'fees | gets | 1 | 3'],
  ])('%s is a fault of ours', (_, line) => {
    expect(() => counterStory(`who | does | amount | log\n${line}`)).toThrow(Fault);
  });
});

describe('a withdrawal', () => {
  test('that rules approve is signed and paid: the coins are frozen until then, and the fee is the house’s', () => {
    counterStory(`
      who     | does      | amount | fee | withdrawal | nonce | hash | becomes
      alice   | withdraws | 100    | 1.5 | -          | -     | -    | #1
      alice   | has       | -      | -   | -          | -     | -    | 900 + 100
      -       | sees      | -      | -   | 1          | -     | -    | approved null
      -       | restarts  | -      | -   | -          | -     | -    | the same
      -       | signs     | -      | -   | 1          | 0     | 0x1  | broadcasting 0x1
      -       | signs     | -      | -   | 1          | 0     | 0x1  | broadcasting 0x1
      -       | signs     | -      | -   | 1          | 0     | 0x2  | broadcasting 0x2
      alice   | has       | -      | -   | -          | -     | -    | 900 + 100
      -       | restarts  | -      | -   | -          | -     | -    | the same
      -       | pays      | -      | -   | 1          | -     | 0x1  | success
      alice   | has       | -      | -   | -          | -     | -    | 900 + 0
      fees    | has       | -      | -   | -          | -     | -    | 1.5 + 0
      alice   | reads     | -      | -   | -          | -     | -    | withdrawal -98.5 USDT #1, withdrawal-fee -1.5 USDT #1
      outside | reads     | -      | -   | -          | -     | -    | withdrawal 98.5 USDT #1
      fees    | reads     | -      | -   | -          | -     | -    | withdrawal-fee 1.5 USDT #1
      -       | sees      | -      | -   | 1          | -     | -    | success 0x1 done
      -       | pays      | -      | -   | 1          | -     | 0x1  | withdrawal-unknown
      -       | signs     | -      | -   | 1          | 0     | 0x1  | withdrawal-unknown
      alice   | has       | -      | -   | -          | -     | -    | 900 + 0
    `);
  });

  test('whose transaction is reverted gives the coins back, and its day too', () => {
    counterStory(`
      who   | does      | amount | withdrawal | nonce | hash | times | limit | becomes
      alice | withdraws | 100    | -          | -     | -    | 1     | 100   | #1
      -     | signs     | -      | 1          | 7     | 0x1  | -     | -     | broadcasting 0x1
      -     | reverts   | -      | 1          | -     | 0x1  | -     | -     | failed
      alice | has       | -      | -          | -     | -    | -     | -     | 1000 + 0
      alice | reads     | -      | -          | -     | -    | -     | -     | nothing
      alice | withdraws | 100    | -          | -     | -    | 1     | 100   | #2
      -     | sees      | -      | 1          | -     | -    | -     | -     | failed 0x1 done
    `);
  });

  test('that needs one of staff waits for one, and one that needs two for two people', () => {
    counterStory(`
      who   | does      | amount | needs | withdrawal | becomes
      alice | withdraws | 100    | 1     | -          | #1
      bob   | withdraws | 100    | 2     | -          | #2
      dave  | approves  | -      | -     | 1          | approved
      dave  | approves  | -      | -     | 1          | withdrawal-decided
      dave  | rejects   | -      | -     | 1          | withdrawal-decided
      dave  | approves  | -      | -     | 2          | reviewing
      dave  | approves  | -      | -     | 2          | second-person-needed
      -     | restarts  | -      | -     | -          | the same
      erin  | approves  | -      | -     | 2          | approved
      frank | approves  | -      | -     | 2          | withdrawal-decided
      dave  | approves  | -      | -     | 3          | withdrawal-unknown
      dave  | rejects   | -      | -     | 3          | withdrawal-unknown
      alice | has       | -      | -     | -          | 900 + 100
    `);
  });

  test('that staff reject gives the coins back, and its day too', () => {
    counterStory(`
      who   | does      | amount | needs | withdrawal | times | becomes
      alice | withdraws | 100    | 2     | -          | 1     | #1
      dave  | approves  | -      | -     | 1          | -     | reviewing
      erin  | rejects   | -      | -     | 1          | -     | rejected
      erin  | rejects   | -      | -     | 1          | -     | withdrawal-unknown
      -     | sees      | -      | -     | 1          | -     | rejected null done
      alice | has       | -      | -     | -          | -     | 1000 + 0
      alice | withdraws | 100    | 2     | -          | 1     | #2
    `);
  });

  test('is refused in the order of the contract, without a trace', () => {
    counterStory(`
      who   | does      | amount | id | times | limit | address | network | becomes
      alice | withdraws | 100    | a  | -     | -     | -       | -       | #1
      alice | withdraws | 100    | a  | 0     | 0     | -       | -       | #1
      alice | withdraws | 101    | a  | 0     | 0     | -       | -       | request-id-reused
      alice | withdraws | 100    | a  | 0     | 0     | 0xB2    | -       | request-id-reused
      alice | withdraws | 100    | a  | 0     | 0     | -       | BEP20   | request-id-reused
      alice | withdraws | 9000   | b  | 1     | 150   | -       | -       | withdrawal-pending
      bob   | withdraws | 9000   | b  | 0     | 150   | -       | -       | day-count-used, max 0
      bob   | withdraws | 9000   | b  | 1     | 150   | -       | -       | day-amount-used, left 150, coin USDT
      bob   | withdraws | 9000   | b  | 1     | 9000  | -       | -       | balance-too-small, available 1000, needed 9000, coin USDT
      bob   | has       | -      | -  | -     | -     | -       | -       | 1000 + 0
      bob   | withdraws | 1000   | b  | 1     | 1000  | -       | -       | #2
    `);
  });

  test('is counted in its UTC day: the limit is met to the unit, and midnight to the millisecond', () => {
    counterStory(`
      who   | does      | amount     | id | times | limit | withdrawal | nonce | hash | time       | becomes
      alice | withdraws | 100        | a  | 2     | 150   | -          | -     | -    | -          | #1
      -     | signs     | -          | -  | -     | -     | 1          | 1     | 0x1  | -          | broadcasting 0x1
      -     | pays      | -          | -  | -     | -     | 1          | -     | 0x1  | -          | success
      -     | passes    | -          | -  | -     | -     | -          | -     | -    | 43199999ms | -
      alice | withdraws | 20         | b  | 1     | 150   | -          | -     | -    | -          | day-count-used, max 1
      alice | withdraws | 50.0000001 | b  | 2     | 150   | -          | -     | -    | -          | day-amount-used, left 50, coin USDT
      alice | withdraws | 50         | b  | 2     | 90    | -          | -     | -    | -          | day-amount-used, left 0, coin USDT
      alice | withdraws | 50         | b  | 2     | 150   | -          | -     | -    | -          | #2
      -     | signs     | -          | -  | -     | -     | 2          | 2     | 0x2  | -          | broadcasting 0x2
      -     | passes    | -          | -  | -     | -     | -          | -     | -    | 1ms        | -
      -     | reverts   | -          | -  | -     | -     | 2          | -     | 0x2  | -          | failed
      alice | withdraws | 150        | c  | 1     | 150   | -          | -     | -    | -          | #3
      alice | withdraws | 50         | b  | 2     | 150   | -          | -     | -    | -          | #2
    `);
  });

  test('that was paid and is in no block any more is on its way again, and is paid once in the ledger', () => {
    counterStory(`
      who     | does      | amount | withdrawal | nonce | hash | revision | becomes
      alice   | withdraws | 100    | -          | -     | -    | -        | #1
      -       | signs     | -      | 1          | 0     | 0x1  | -        | broadcasting 0x1
      -       | pays      | -      | 1          | -     | 0x1  | -        | success
      alice   | withdraws | 50     | -          | -     | -    | -        | #2
      -       | reopens   | -      | 1          | -     | -    | 0        | broadcasting
      -       | reopens   | -      | 1          | -     | -    | 0        | broadcasting
      -       | sees      | -      | 1          | -     | -    | -        | broadcasting 0x1
      alice   | has       | -      | -          | -     | -    | -        | 850 + 150
      fees    | has       | -      | -          | -     | -    | -        | 0 + 0
      -       | restarts  | -      | -          | -     | -    | -        | the same
      alice   | withdraws | 10     | -          | -     | -    | -        | withdrawal-pending
      -       | signs     | -      | 1          | 0     | 0x9  | -        | broadcasting 0x9
      -       | pays      | -      | 1          | -     | 0x9  | -        | success
      alice   | has       | -      | -          | -     | -    | -        | 850 + 50
      fees    | has       | -      | -          | -     | -    | -        | 1.5 + 0
      -       | reopens   | -      | 1          | -     | -    | 0        | withdrawal-decided
      -       | reopens   | -      | 1          | -     | -    | 1        | broadcasting
      -       | reverts   | -      | 1          | -     | 0x9  | -        | failed
      alice   | has       | -      | -          | -     | -    | -        | 950 + 50
      fees    | has       | -      | -          | -     | -    | -        | 0 + 0
    `);
  });

  test('that is opened again after the house spent its fee borrows the fee from the bad debt', () => {
    counterStory(`
      who   | does      | amount | withdrawal | nonce | hash | revision | becomes
      alice | withdraws | 100    | -          | -     | -    | -        | #1
      -     | signs     | -      | 1          | 0     | 0x1  | -        | broadcasting 0x1
      -     | pays      | -      | 1          | -     | 0x1  | -        | success
      fees  | books     | 1      | -          | 7     | 0xf  | -        | booked 1
      -     | reopens   | -      | 1          | -     | -    | 0        | broadcasting
      fees  | has       | -      | -          | -     | -    | -        | 0 + 0
      debt  | has       | -      | -          | -     | -    | -        | -1 + 0
      alice | has       | -      | -          | -     | -    | -        | 900 + 100
    `);
  });

  test('that failed and is paid after all is taken from every book of its owner, and the rest is bad debt', () => {
    counterStory(`
      who     | does      | amount | to       | withdrawal | nonce | hash | revision | book     | becomes
      alice   | withdraws | 700    | -        | -          | -     | -    | -        | -        | #1
      -       | signs     | -      | -        | 1          | 0     | 0x1  | -        | -        | broadcasting 0x1
      -       | reverts   | -      | -        | 1          | -     | 0x1  | -        | -        | failed
      alice   | moves     | 200    | contract | -          | -     | -    | -        | -        | #1
      alice   | withdraws | 500    | -        | -          | -     | -    | -        | -        | #2
      -       | charges   | -      | -        | 1          | -     | 0x1  | 0        | -        | success
      alice   | has       | -      | -        | -          | -     | -    | -        | -        | 0 + 500
      alice   | has       | -      | -        | -          | -     | -    | -        | contract | 0 + 0
      debt    | has       | -      | -        | -          | -     | -    | -        | -        | -200 + 0
      -       | charges   | -      | -        | 1          | -     | 0x1  | 0        | -        | withdrawal-decided
      -       | sees      | -      | -        | 1          | -     | -    | -        | -        | success 0x1 done
      -       | restarts  | -      | -        | -          | -     | -    | -        | -        | the same
      outside | reads     | -      | -        | -          | -     | -    | -        | -        | withdrawal 698.5 USDT #1
    `);
  });

  test('whose nonce another transaction took is paid under a new number, and what that one moved is booked', () => {
    counterStory(`
      who   | does      | amount | needs | withdrawal | nonce | hash | becomes
      -     | repays    | -      | -     | 9          | -     | -    | withdrawal-unknown
      alice | withdraws | 100    | 1     | -          | -     | -    | #1
      -     | repays    | -      | -     | 1          | -     | -    | withdrawal-decided
      dave  | approves  | -      | -     | 1          | -     | -    | approved
      -     | signs     | -      | -     | 1          | 4     | 0x1  | broadcasting 0x1
      fees  | books     | 10     | -     | -          | 4     | 0xf  | house-account-short, available 0, coin USDT
      debt  | books     | 10     | -     | -          | 4     | 0xf  | booked 10
      debt  | books     | 10     | -     | -          | 4     | 0xf  | booked 10
      debt  | has       | -      | -     | -          | -     | -    | -10 + 0
      -     | unbooks   | -      | -     | -          | -     | 0xf  | reversed
      -     | unbooks   | -      | -     | -          | -     | 0xf  | reversed
      debt  | has       | -      | -     | -          | -     | -    | 0 + 0
      -     | rebooks   | -      | -     | -          | -     | 0xf  | stands
      -     | unbooks   | -      | -     | -          | -     | 0xe  | transaction-unknown
      debt  | has       | -      | -     | -          | -     | -    | -10 + 0
      -     | repays    | -      | -     | 1          | -     | -    | #2 approved
      -     | repays    | -      | -     | 1          | -     | -    | withdrawal-unknown
      alice | has       | -      | -     | -          | -     | -    | 900 + 100
      alice | withdraws | 10     | -     | -          | -     | -    | withdrawal-pending
      -     | signs     | -      | -     | 2          | 5     | 0x2  | broadcasting 0x2
      -     | pays      | -      | -     | 2          | -     | 0x2  | success
      -     | sees      | -      | -     | 1          | -     | -    | failed 0x1 done
      alice | has       | -      | -     | -          | -     | -    | 900 + 0
    `);
  });

  test('of another day gives that day back alone', () => {
    counterStory(`
      who   | does      | amount | needs | times | withdrawal | time | becomes
      alice | withdraws | 100    | 1     | 1     | -          | -    | #1
      -     | passes    | -      | -     | -     | -          | 12h  | -
      dave  | rejects   | -      | -     | -     | 1          | -    | rejected
      alice | withdraws | 100    | 1     | 1     | -          | -    | #2
      dave  | rejects   | -      | -     | -     | 2          | -    | rejected
      alice | withdraws | 100    | 1     | 1     | -          | -    | #3
    `);
  });

  const begun = 'alice | withdraws | 100 | -\nbob | withdraws | 100 | -\ncarol | withdraws | 100 | 1';
  test.each([
    [
      'signed under two nonces',
      /1 was signed under two nonces/,
      '- | signs | - | - | 1 | 4 | 0x1\n- | signs | - | - | 1 | 5 | 0x2',
    ],
    [
      'paid by the nonce of another',
      /nonce 4 of ERC20 would pay/,
      '- | signs | - | - | 1 | 4 | 0x1\n- | signs | - | - | 2 | 4 | 0x2',
    ],
    ['signed before it was approved', /3 was signed before it was approved/, '- | signs | - | - | 3 | 4 | 0x1'],
    ['settled before it was signed', /1 was settled before/, '- | pays | - | - | 1 | - | 0x1'],
    ['settled before it was approved', /3 was settled before/, '- | pays | - | - | 3 | - | 0x1'],
  ])('that is %s is a fault of ours', (_, says, lines) => {
    const story = `who | does | amount | needs | withdrawal | nonce | hash\n${begun}\n${lines}`;
    expect(() => counterStory(story)).toThrow(says);
  });

  test.each([
    ['of nothing but its fee', '1.5 | 0'],
    ['that three approve', '100 | 3'],
  ])('%s is a fault of ours', (_, cells) => {
    expect(() => counterStory(`who | does | amount | needs\nalice | withdraws | ${cells}`)).toThrow(Fault);
  });

  test('may have the nonce of another network', () => {
    counterStory(`
      who   | does      | amount | network | withdrawal | nonce | hash | becomes
      alice | withdraws | 100    | ERC20   | -          | -     | -    | #1
      bob   | withdraws | 100    | BEP20   | -          | -     | -    | #2
      -     | signs     | -      | -       | 1          | 4     | 0x1  | broadcasting 0x1
      -     | signs     | -      | -       | 2          | 4     | 0x2  | broadcasting 0x2
    `);
  });
});

describe('the house', () => {
  test('is funded up to an amount, from outside', () => {
    counterStory(`
      who     | does  | amount | becomes
      convert | funds | 500    | added 500
      convert | funds | 500    | added 0
      convert | funds | 400    | added 0
      convert | funds | 500.5  | added 0.5
      convert | has   | -      | 500.5 + 0
      convert | reads | -      | house-funds 500 USDT #4, house-funds 0.5 USDT #4
      fees    | funds | 1      | added 1
    `);
  });

  test.each(['outside', 'debt', 'alice'])('is not funded where that would hide what happened: %s', (who) => {
    expect(() => counterStory(`who | does | amount\n${who} | funds | 1`)).toThrow(Fault);
  });
});
