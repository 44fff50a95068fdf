import { MAX, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import { Fault, systemAccounts } from '../src/index.ts';
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
      alice   | has   | -      | -   | 1250 + 0
      bob     | gets  | 250    | 3   | #1 credited
      bob     | has   | -      | -   | 1000 + 0
      alice   | gets  | 50     | 4   | #2 credited
      alice   | reads | -      | -   | deposit 250 USDT #1, deposit 50 USDT #2
      outside | reads | -      | -   | deposit -250 USDT #1, deposit -50 USDT #2
    `);
  });

  test('of more than can be counted exactly is refused, and credited when there is room', () => {
    counterStory(`
      who     | does  | amount           | log | coin | becomes
      alice   | gets  | 9000000000000000 | 3   | GOLD | #1 credited
      bob     | gets  | 0.00000001       | 4   | GOLD | coin-full, max 9000000000000000, coin GOLD
      bob     | gets  | 1                | 5   | -    | #2 credited
      alice   | has   | -                | -   | GOLD | 9000000000000000 + 0
      bob     | has   | -                | -   | GOLD | 0 + 0
      alice   | loses | -                | 3   | -    | #1 reversed
      bob     | gets  | 0.00000001       | 4   | GOLD | #3 credited
      outside | has   | -                | -   | GOLD | -0.00000001 + 0
    `);
  });

  test('that is reversed takes back what is there from all books, and the rest is a debt', () => {
    counterStory(`
      who   | does  | amount | log | from | to       | book     | becomes
      alice | gets  | 250    | 3   | -    | -        | -        | #1 credited
      alice | loses | -      | 3   | -    | -        | -        | #1 reversed
      alice | loses | -      | 3   | -    | -        | -        | #1 reversed
      alice | has   | -      | -   | -    | -        | -        | 1000 + 0
      debt  | has   | -      | -   | -    | -        | -        | 0 + 0
      alice | gets  | 500    | 4   | -    | -        | -        | #2 credited
      alice | moves | 700    | -   | spot | contract | -        | #1
      alice | moves | 300    | -   | spot | c2c      | -        | #2
      alice | moves | 450    | -   | spot | finance  | -        | #3
      alice | loses | -      | 4   | -    | -        | -        | #2 reversed
      alice | has   | -      | -   | -    | -        | -        | 0 + 0
      alice | has   | -      | -   | -    | -        | c2c      | 0 + 0
      alice | has   | -      | -   | -    | -        | finance  | 300 + 0
      alice | has   | -      | -   | -    | -        | contract | 700 + 0
      alice | owes  | -      | -   | -    | -        | -        | nothing
      alice | gets  | 2000   | 5   | -    | -        | -        | #3 credited
      alice | withdraws | 1900 | - | -    | -        | -        | #1
      alice | loses | -      | 5   | -    | -        | -        | #3 reversed, 900 short
      alice | loses | -      | 5   | -    | -        | -        | #3 reversed, 900 short
      alice | has   | -      | -   | -    | -        | -        | 0 + 1900
      alice | has   | -      | -   | -    | -        | contract | 0 + 0
      alice | owes  | -      | -   | -    | -        | -        | #1 900 of 900 USDT
      debt  | has   | -      | -   | -    | -        | -        | -900 + 0
      alice | loses | -      | 9   | -    | -        | -        | deposit-unknown
      debt  | reads | -      | -   | -    | -        | -        | deposit-reversal -900 USDT #3
    `);
  });

  test('that was reversed and is mined again is credited again, the debt first', () => {
    counterStory(`
      who   | does      | amount | log | withdrawal | becomes
      alice | gets      | 500    | 4   | -          | #1 credited
      alice | withdraws | 1200   | -   | -          | #1
      alice | loses     | -      | 4   | -          | #1 reversed, 200 short
      -     | restarts  | -      | -   | -          | the same
      alice | owes      | -      | -   | -          | #1 200 of 200 USDT
      alice | gets      | 500    | 4   | -          | #1 credited
      alice | has       | -      | -   | -          | 300 + 1200
      alice | owes      | -      | -   | -          | nothing
      debt  | has       | -      | -   | -          | 0 + 0
      alice | gets      | 500    | 4   | -          | #1 credited
      alice | has       | -      | -   | -          | 300 + 1200
      alice | reads     | -      | -   | -          | deposit 500 USDT #1, deposit-reversal -300 USDT #1, deposit 500 USDT #1, debt-repayment -200 USDT #1
    `);
  });

  test('of another amount or owner is another credit, and pays the debt of its owner alone', () => {
    counterStory(`
      who   | does      | amount | log | becomes
      alice | gets      | 500    | 4   | #1 credited
      alice | withdraws | 1500   | -   | #1
      alice | loses     | -      | 4   | #1 reversed, 500 short
      bob   | gets      | 70     | 4   | #2 credited
      bob   | has       | -      | -   | 1070 + 0
      debt  | has       | -      | -   | -500 + 0
      bob   | loses     | -      | 4   | #2 reversed
      bob   | gets      | 71     | 4   | #3 credited
      bob   | loses     | -      | 4   | #3 reversed
      bob   | has       | -      | -   | 1000 + 0
      alice | gets      | 499    | 4   | #4 credited
      alice | gets      | 2      | 5   | #5 credited
      alice | has       | -      | -   | 1 + 1500
      debt  | has       | -      | -   | 0 + 0
    `);
  });

  test.each([
    ['of nothing', 'alice | gets | 0 | 3'],
    ["of the house's", 'fees | gets | 1 | 3'],
  ])('%s is a fault of ours', (_, line) => {
    expect(() => counterStory(`who | does | amount | log\n${line}`)).toThrow(Fault);
  });
});

describe('a debt', () => {
  test('is repaid by what comes in, whatever it is, the oldest first', () => {
    counterStory(`
      who     | does      | amount | log | coin | for      | quote | limit | nonce | hash | withdrawal | becomes
      convert | funds     | 9000   | -   | -    | -        | -     | -     | -     | -    | -          | added 9000
      -       | lists     | -      | -   | USDT | -        | -     | 9000  | -     | -    | -          | listed 9000
      -       | lists     | -      | -   | BTC  | -        | -     | 9     | -     | -    | -          | listed 9
      alice   | gets      | 500    | 4   | -    | -        | -     | -     | -     | -    | -          | #1 credited
      alice   | gets      | 40     | 5   | -    | -        | -     | -     | -     | -    | -          | #2 credited
      alice   | withdraws | 1540   | -   | -    | -        | -     | -     | -     | -    | -          | #1
      -       | signs     | -      | -   | -    | -        | -     | -     | 1     | 0x1  | 1          | broadcasting 0x1
      alice   | loses     | -      | 4   | -    | -        | -     | -     | -     | -    | -          | #1 reversed, 500 short
      alice   | loses     | -      | 5   | -    | -        | -     | -     | -     | -    | -          | #2 reversed, 40 short
      alice   | owes      | -      | -   | -    | -        | -     | -     | -     | -    | -          | #1 500 of 500 USDT, #2 40 of 40 USDT
      alice   | asks      | 0.001  | -   | BTC  | 64 USDT  | -     | -     | -     | -    | -          | #1
      alice   | exchanges | -      | -   | -    | -        | 1     | -     | -     | -    | -          | #1 at 0
      alice   | has       | -      | -   | -    | -        | -     | -     | -     | -    | -          | 0 + 1540
      alice   | has       | -      | -   | BTC  | -        | -     | -     | -     | -    | -          | 0.999 + 0
      alice   | owes      | -      | -   | -    | -        | -     | -     | -     | -    | -          | #1 436 of 500 USDT, #2 40 of 40 USDT
      -       | restarts  | -      | -   | -    | -        | -     | -     | -     | -    | -          | the same
      alice   | gets      | 450    | 6   | -    | -        | -     | -     | -     | -    | -          | #3 credited
      alice   | owes      | -      | -   | -    | -        | -     | -     | -     | -    | -          | #2 26 of 40 USDT
      -       | reverts   | -      | -   | -    | -        | -     | -     | -     | 0x1  | 1          | failed
      alice   | owes      | -      | -   | -    | -        | -     | -     | -     | -    | -          | nothing
      alice   | has       | -      | -   | -    | -        | -     | -     | -     | -    | -          | 1514 + 0
      debt    | has       | -      | -   | -    | -        | -     | -     | -     | -    | -          | 0 + 0
      debt    | reads     | -      | -   | -    | -        | -     | -     | -     | -    | -          | deposit-reversal -500 USDT #1, deposit-reversal -40 USDT #2, debt-repayment 64 USDT #1, debt-repayment 436 USDT #1, debt-repayment 14 USDT #2, debt-repayment 26 USDT #2
    `);
  });

  test('keeps withdrawals back until it is repaid, and the coins that are frozen stay with their claim', () => {
    counterStory(`
      who   | does      | amount | log | nonce | hash | withdrawal | becomes
      alice | gets      | 500    | 4   | -     | -    | -          | #1 credited
      alice | withdraws | 1500   | -   | -     | -    | -          | #1
      -     | signs     | -      | -   | 1     | 0x1  | 1          | broadcasting 0x1
      alice | loses     | -      | 4   | -     | -    | -          | #1 reversed, 500 short
      alice | has       | -      | -   | -     | -    | -          | 0 + 1500
      -     | signs     | -      | -   | 1     | 0x2  | 1          | broadcasting 0x2
      -     | pays      | -      | -   | -     | 0x2  | 1          | success
      alice | withdraws | 10     | -   | -     | -    | -          | debt-open, amount 500, coin USDT
      alice | gets      | 499    | 5   | -     | -    | -          | #2 credited
      alice | withdraws | 10     | -   | -     | -    | -          | debt-open, amount 1, coin USDT
      alice | gets      | 21     | 6   | -     | -    | -          | #3 credited
      alice | withdraws | 10     | -   | -     | -    | -          | #2
    `);
  });
});

describe('a reversal while a withdrawal waits', () => {
  test('is acknowledged by staff before the withdrawal is approved', () => {
    counterStory(`
      who   | does         | amount | log | needs | nonce | hash | withdrawal | becomes
      alice | gets         | 500    | 4   | -     | -     | -    | -          | #1 credited
      alice | withdraws    | 100    | -   | 1     | -     | -    | -          | #1
      dave  | acknowledges | -      | -   | -     | -     | -    | 1          | reversal-unknown
      alice | loses        | -      | 4   | -     | -     | -    | -          | #1 reversed
      -     | restarts     | -      | -   | -     | -     | -    | -          | the same
      dave  | approves     | -      | -   | -     | -     | -    | 1          | withdrawal-reversal
      dave  | acknowledges | -      | -   | -     | -     | -    | 2          | withdrawal-unknown
      dave  | acknowledges | -      | -   | -     | -     | -    | 1          | reviewing
      dave  | acknowledges | -      | -   | -     | -     | -    | 1          | reversal-unknown
      dave  | approves     | -      | -   | -     | -     | -    | 1          | approved
      alice | gets         | 500    | 9   | -     | -     | -    | -          | #2 credited
      alice | loses        | -      | 9   | -     | -     | -    | -          | #2 reversed
      -     | signs        | -      | -   | -     | 1     | 0x1  | 1          | withdrawal-reversal
      erin  | acknowledges | -      | -   | -     | -     | -    | 1          | approved
      -     | signs        | -      | -   | -     | 1     | 0x1  | 1          | broadcasting 0x1
      alice | gets         | 500    | 9   | -     | -     | -    | -          | #2 credited
      alice | loses        | -      | 9   | -     | -     | -    | -          | #2 reversed
      -     | pays         | -      | -   | -     | -     | 0x1  | 1          | success
    `);
  });

  test('that leaves a debt lets staff do nothing but reject, and what was frozen repays it', () => {
    counterStory(`
      who   | does         | amount | log | needs | nonce | hash | withdrawal | becomes
      alice | gets         | 500    | 4   | -     | -     | -    | -          | #1 credited
      alice | withdraws    | 1400   | -   | 1     | -     | -    | -          | #1
      bob   | gets         | 500    | 5   | -     | -     | -    | -          | #2 credited
      bob   | withdraws    | 1400   | -   | -     | -     | -    | -          | #2
      alice | loses        | -      | 4   | -     | -     | -    | -          | #1 reversed, 400 short
      bob   | loses        | -      | 5   | -     | -     | -    | -          | #2 reversed, 400 short
      alice | has          | -      | -   | -     | -     | -    | -          | 0 + 1400
      dave  | acknowledges | -      | -   | -     | -     | -    | 1          | reviewing
      dave  | approves     | -      | -   | -     | -     | -    | 1          | withdrawal-debt
      dave  | rejects      | -      | -   | -     | -     | -    | 1          | rejected
      alice | has          | -      | -   | -     | -     | -    | -          | 1000 + 0
      alice | owes         | -      | -   | -     | -     | -    | -          | nothing
      dave  | acknowledges | -      | -   | -     | -     | -    | 2          | approved
      -     | signs        | -      | -   | -     | 1     | 0x1  | 2          | withdrawal-debt
      dave  | rejects      | -      | -   | -     | -     | -    | 2          | rejected
      bob   | has          | -      | -   | -     | -     | -    | -          | 1000 + 0
      -     | restarts     | -      | -   | -     | -     | -    | -          | the same
      debt  | has          | -      | -   | -     | -     | -    | -          | 0 + 0
    `);
  });

  test('is of every withdrawal that is not signed, also beside one that a change of the chain opened again', () => {
    counterStory(`
      who   | does         | amount | log | needs | nonce | hash | withdrawal | revision | becomes
      alice | withdraws    | 100    | -   | -     | -     | -    | -          | -        | #1
      -     | signs        | -      | -   | -     | 1     | 0x1  | 1          | -        | broadcasting 0x1
      -     | pays         | -      | -   | -     | -     | 0x1  | 1          | -        | success
      alice | gets         | 500    | 4   | -     | -     | -    | -          | -        | #1 credited
      alice | withdraws    | 100    | -   | 1     | -     | -    | -          | -        | #2
      -     | reopens      | -      | -   | -     | -     | -    | 1          | 0        | broadcasting
      alice | loses        | -      | 4   | -     | -     | -    | -          | -        | #1 reversed
      dave  | approves     | -      | -   | -     | -     | -    | 2          | -        | withdrawal-reversal
      dave  | acknowledges | -      | -   | -     | -     | -    | 2          | -        | reviewing
      dave  | approves     | -      | -   | -     | -     | -    | 2          | -        | approved
    `);
  });

  test('is over with a withdrawal that is paid under a new number', () => {
    counterStory(`
      who   | does         | amount | log | nonce | hash | withdrawal | becomes
      alice | gets         | 500    | 4   | -     | -    | -          | #1 credited
      alice | withdraws    | 100    | -   | -     | -    | -          | #1
      alice | loses        | -      | 4   | -     | -    | -          | #1 reversed
      dave  | acknowledges | -      | -   | -     | -    | 1          | approved
      -     | signs        | -      | -   | 1     | 0x1  | 1          | broadcasting 0x1
      -     | repays       | -      | -   | -     | -    | 1          | #2 approved
      -     | restarts     | -      | -   | -     | -    | -          | the same
      -     | signs        | -      | -   | 2     | 0x2  | 2          | broadcasting 0x2
      -     | pays         | -      | -   | -     | 0x2  | 2          | success
    `);
  });

  test('may be rejected though it was approved, as long as nobody has acknowledged it', () => {
    counterStory(`
      who   | does      | amount | log | withdrawal | becomes
      alice | gets      | 500    | 4   | -          | #1 credited
      alice | withdraws | 100    | -   | -          | #1
      dave  | rejects   | -      | -   | 1          | withdrawal-decided
      alice | loses     | -      | 4   | -          | #1 reversed
      dave  | rejects   | -      | -   | 1          | rejected
      alice | has       | -      | -   | -          | 1000 + 0
    `);
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

  test('that failed and is paid after all is taken from every book of its owner, and the rest is a debt of theirs', () => {
    counterStory(`
      who     | does      | amount | to       | withdrawal | nonce | hash | revision | book     | becomes
      alice   | withdraws | 700    | -        | -          | -     | -    | -        | -        | #1
      -       | signs     | -      | -        | 1          | 0     | 0x1  | -        | -        | broadcasting 0x1
      -       | reverts   | -      | -        | 1          | -     | 0x1  | -        | -        | failed
      alice   | moves     | 200    | contract | -          | -     | -    | -        | -        | #1
      alice   | withdraws | 500    | -        | -          | -     | -    | -        | -        | #2
      -       | charges   | -      | -        | 1          | -     | 0x3  | 0        | -        | success
      alice   | has       | -      | -        | -          | -     | -    | -        | -        | 0 + 500
      alice   | has       | -      | -        | -          | -     | -    | -        | contract | 0 + 0
      debt    | has       | -      | -        | -          | -     | -    | -        | -        | -200 + 0
      -       | charges   | -      | -        | 1          | -     | 0x1  | 0        | -        | withdrawal-decided
      -       | sees      | -      | -        | 1          | -     | -    | -        | -        | success 0x3 done
      -       | restarts  | -      | -        | -          | -     | -    | -        | -        | the same
      outside | reads     | -      | -        | -          | -     | -    | -        | -        | withdrawal 698.5 USDT #1
      -       | rejects   | -      | -        | 2          | -     | -    | -        | -        | rejected
      alice   | has       | -      | -        | -          | -     | -    | -        | -        | 300 + 0
      debt    | has       | -      | -        | -          | -     | -    | -        | -        | 0 + 0
      debt    | reads     | -      | -        | -          | -     | -    | -        | -        | withdrawal -200 USDT #1, debt-repayment 200 USDT #1
      -       | restarts  | -      | -        | -          | -     | -    | -        | -        | the same
    `);
  });

  test('is paid by the hot wallet that signs when it is signed, whose nonces are its own', () => {
    counterStory(`
      who   | does      | amount | withdrawal | nonce | hash | wallet | lost | revision | becomes
      alice | withdraws | 100    | -          | -     | -    | -      | -    | -        | #1
      bob   | withdraws | 100    | -          | -     | -    | -      | -    | -        | #2
      carol | withdraws | 100    | -          | -     | -    | -      | -    | -        | #3
      -     | signs     | -      | 1          | 0     | 0x1  | -      | -    | -        | broadcasting 0x1
      -     | begins    | -      | -          | -     | -    | 1      | no   | -        | begun
      -     | begins    | -      | -          | -     | -    | 1      | no   | -        | begun
      -     | signs     | -      | 2          | 0     | 0x2  | -      | -    | -        | broadcasting 0x2
      -     | restarts  | -      | -          | -     | -    | -      | -    | -        | the same
      -     | signs     | -      | 2          | 0     | 0x3  | -      | -    | -        | broadcasting 0x3
      -     | assigns   | -      | 3          | -     | -    | 0      | -    | -        | assigned
      -     | assigns   | -      | 2          | -     | -    | 0      | -    | -        | withdrawal-decided
      -     | assigns   | -      | 9          | -     | -    | 0      | -    | -        | withdrawal-unknown
      -     | signs     | -      | 3          | 1     | 0x4  | -      | -    | -        | broadcasting 0x4
      -     | begins    | -      | -          | -     | -    | 1      | yes  | -        | begun, lost
      -     | begins    | -      | -          | -     | -    | 1      | no   | -        | begun, lost
      -     | pays      | -      | 1          | -     | 0x1  | -      | -    | -        | success
      -     | pays      | -      | 2          | -     | 0x3  | -      | -    | -        | success
      -     | reopens   | -      | 1          | -     | -    | -      | -    | 0        | broadcasting
      -     | reopens   | -      | 2          | -     | -    | -      | -    | 0        | broadcasting
      -     | restarts  | -      | -          | -     | -    | -      | -    | -        | the same
      -     | pays      | -      | 2          | -     | 0x3  | -      | -    | -        | success
      -     | pays      | -      | 1          | -     | 0x1  | -      | -    | -        | success
    `);
    const beginsTwice = 'who | does | wallet | lost | becomes\n- | begins | 2 | no | begun';
    expect(() => counterStory(beginsTwice)).toThrow(Fault);
    const begunByOne = 'who | does | wallet | asker | becomes\n- | begins | 1 | 8 | begun';
    expect(() => counterStory(begunByOne)).toThrow(Fault);
    const neverUsed = `
      who   | does      | amount | withdrawal | wallet | becomes
      alice | withdraws | 100    | -          | -      | #1
      -     | assigns   | -      | 1          | 1      | assigned`;
    expect(() => counterStory(neverUsed)).toThrow(Fault);
    const twoOfOneNonce = `
      who   | does      | amount | withdrawal | nonce | hash | wallet | lost | becomes
      alice | withdraws | 100    | -          | -     | -    | -      | -    | #1
      bob   | withdraws | 100    | -          | -     | -    | -      | -    | #2
      -     | signs     | -      | 1          | 0     | 0x1  | -      | -    | broadcasting 0x1
      -     | begins    | -      | -          | -     | -    | 1      | no   | begun
      -     | assigns   | -      | 2          | -     | -    | 0      | -    | assigned
      -     | signs     | -      | 2          | 0     | 0x2  | -      | -    | broadcasting 0x2`;
    expect(() => counterStory(twoOfOneNonce)).toThrow(Fault);
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

  test('leaves a fee that bears an outflow, which is the bad debt’s when it comes back after the fee was spent', () => {
    counterStory(`
      who   | does      | amount | withdrawal | nonce | hash | becomes
      alice | withdraws | 100    | -          | -     | -    | #1
      -     | signs     | -      | 1          | 0     | 0x1  | broadcasting 0x1
      -     | pays      | -      | 1          | -     | 0x1  | success
      fees  | books     | 1.5    | -          | 4     | 0xf  | booked 1.5
      -     | unbooks   | -      | -          | -     | 0xf  | reversed
      fees  | has       | -      | -          | -     | -    | 1.5 + 0
      fees  | books     | 1      | -          | 5     | 0xe  | booked 1
      -     | rebooks   | -      | -          | -     | 0xf  | stands
      fees  | has       | -      | -          | -     | -    | 0.5 + 0
      debt  | has       | -      | -          | -     | -    | -1.5 + 0
    `);
    const bookedByOne =
      'who | does | amount | nonce | hash | asker | becomes\ndebt | books | 1 | 4 | 0xf | 8 | booked 1';
    expect(() => counterStory(bookedByOne)).toThrow(Fault);
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

test('practice coins and the funds of the house come in as far as they can be counted exactly', () => {
  // Fourteen market makers with as much of a coin as ten billion dollars buy of the cheapest one.
  const each = units('810372771474878');
  const store = new MemoryStore({ practice: { user: [], desk: [['PEPE', each]] } });
  const has = (owner: number) => store.core.ledger.balance(owner, 'spot', 'PEPE').available;
  const makers = Array.from({ length: 14 }, (_, n) => 100 + n);
  for (const owner of makers) store.send('wallet/open-account', { owner, kind: 'desk' }, 0);
  expect(makers.map(has).filter((amount) => amount === each)).toHaveLength(11);
  expect(makers.slice(-3).map(has)).toEqual([MAX - 11n * each, 0n, 0n]);
  expect(has(systemAccounts.outside)).toBe(-MAX);
  const funds = { account: systemAccounts.convert, asset: 'PEPE', amount: 1n };
  expect(store.send('wallet/fund-system-account', funds, 0).outcome).toMatchObject({
    ok: false,
    refusal: { reason: 'wallet/coin-full' },
  });
  expect(store.core.engine.broken()).toEqual([]);
});
