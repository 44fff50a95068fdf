import { type Market, systemAccounts } from '@quay/core';
import { type Amount, divide, ONE, type Price, units } from '@quay/money';
import type { CorePort } from '../../core-host/port.ts';

/** Most that the exchange gives away of a coin in a UTC day, beyond what it took in, in the quote coin. */
const DAY_VALUE = units('500000');
/** What the exchange has of each coin where the market is simulated, in the quote coin. */
const FUND_VALUE = units('2000000');

/** Lists every coin that a market trades for exchange, and in a simulated market gives the exchange something of each. */
export async function beginConvert(
  port: Pick<CorePort, 'submitAll'>,
  markets: readonly Market[],
  isSimulated: boolean,
): Promise<void> {
  const coins = new Map<string, Price>();
  for (const { base, quote, referencePrice } of markets) coins.set(quote, ONE).set(base, referencePrice);
  const worth = (value: Amount, price: Price) => divide(value, price, 'down');
  await port.submitAll(
    [...coins].flatMap(([asset, price]) => {
      const list = { name: 'convert/set-coin', input: { asset, dayLimit: worth(DAY_VALUE, price) } };
      if (!isSimulated) return [list];
      const funds = { account: systemAccounts.convert, asset, amount: worth(FUND_VALUE, price) };
      return [list, { name: 'wallet/fund-system-account', input: funds }];
    }),
  );
}
