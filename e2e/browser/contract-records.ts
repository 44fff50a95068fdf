import { fileURLToPath } from 'node:url';
import { alice, bob, contractOf } from '@quay/cast';
import type { SessionOpened } from '@quay/contract/identity';
import { placeOrder, type ReceiptLine, receipts, setLeverage } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { LINEAR, move, stampPasses, startContracts } from '../../apps/server/test/perpetual-market.ts';
import { dataOf, type Serving } from '../../apps/server/test/serving.ts';
import { openBrowser } from '../../tools/browser.ts';
import { type Look, type Visit, visit } from './visit.ts';

/** An exchange on which one position was closed, a funding was paid, and somebody was liquidated. */
export type ContractRecords = {
  readonly serving: Serving;
  /** Liquidated: the insurance fund took the long over. */
  readonly alice: SessionOpened;
  /** Whose short is still open. */
  readonly bob: SessionOpened;
  /** Number of the receipt of Alice's liquidation. */
  readonly receipt: number;
  enter(look: Look): Promise<Visit>;
  close(): Promise<void>;
};

const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

export async function openContractRecords(): Promise<ContractRecords> {
  const listed = [{ ...contractOf(LINEAR), referencePrice: units('50000') }];
  const [{ serving, venues }, browser] = await Promise.all([startContracts(listed, { app }), openBrowser()]);
  const [long, short] = [await serving.register(alice), await serving.register(bob)];
  dataOf(await move(serving, long.token, { amount: '120' }));
  dataOf(await move(serving, short.token));
  for (const { token } of [long, short]) {
    dataOf(await serving.ask(setLeverage as never, { symbol: LINEAR, leverage: 50 }, { token }));
  }
  const place = async (token: string, intent: string, price: string, quantity: string) =>
    dataOf(
      await serving.ask(placeOrder as never, { symbol: LINEAR, intent, type: 'limit', price, quantity }, { token }),
    );
  for (const [what, price, quantity] of [
    ['open', '50000', '0.02'],
    ['close', '50010', '0.02'],
    ['open', '50000', '0.1'],
  ] as const) {
    await place(short.token, `${what}-short`, price, quantity);
    await place(long.token, `${what}-long`, price, quantity);
  }
  await stampPasses(serving, ['50000', '50000', '48000']);
  let lines: ReceiptLine[] = [];
  while (lines.length === 0) lines = await serving.get<ReceiptLine[]>(receipts as never, {}, { token: long.token });
  return {
    ...{ serving, alice: long, bob: short, receipt: lines[0]!.number },
    enter: (look) => visit(browser, serving.url, look),
    async close() {
      await browser.close();
      await serving.end();
      await venues.close();
    },
  };
}
