import { hash } from 'node:crypto';
import type { ReceiptFile, SignedReceipt } from '@quay/contract/perpetual';
import {
  type ChainedReceipt,
  type Contract,
  type ContractTrade,
  type Dated,
  FIRST_RECEIPT,
  type FundingPeriod,
  type Liquidation,
  type ReceiptLink,
  receiptOfDelivery,
  receiptOfPayment,
  receiptOfPeriod,
  receiptOfSettlement,
  receiptOfStep,
  SAMPLES_MS,
} from '@quay/core';
import type { Reads, ReceiptRow, VersionOfTiers } from '@quay/store';
import type { Secrets } from '../../../secrets/secrets.ts';

export type Receipts = {
  /** Writes the receipts of all that has happened since the last one. */
  write(): Promise<void>;
  readonly publicKey: string;
  signed(row: Pick<ReceiptRow, 'signed'>): SignedReceipt;
  /** Who an owner is called in the receipts of a case. */
  person(owner: number, ofCase: number): string;
  /** What an owner paid or received, behind the receipt of its period; nothing of others, and before that is written. */
  payment(owner: number, id: number): Promise<ReceiptFile | undefined>;
  /** How a position of an owner was settled, behind the receipt of its contract; nothing of others, and before that. */
  delivery(owner: number, id: number): Promise<ReceiptFile | undefined>;
};

type Needs = {
  readonly rows: Reads['perpetual'];
  readonly contract: (symbol: string) => Contract;
  /** The index that a contract was settled at, where samples did not make its price. */
  readonly lastIndex: (symbol: string) => bigint;
  readonly secrets: Secrets;
};

/** Most receipts that one look writes of each kind. */
const AT_ONCE = 100;
/** Most fills that an order of a liquidation has. */
const FILLS_MAX = 100_000;

/**
 * Receipts of contracts: what the core has written down of liquidations and funding, as signed words in one chain. The
 * words are made once and kept; each has the hash of the one before. Only one server at a time adds to the chain: of two
 * receipts with one number the database takes the first.
 */
export function createReceipts({ rows, contract, lastIndex, secrets }: Needs): Receipts {
  const signer = secrets.signer('perpetual receipts');
  const person = (owner: number, ofCase: number): string =>
    Buffer.from(secrets.keyedHash('perpetual receipt', `${ofCase}/${owner}`))
      .toString('hex')
      .slice(0, 16);

  async function next(): Promise<ReceiptLink> {
    const last = await rows.lastReceipt();
    return last ? { number: last.number + 1, before: last.hash } : { number: 1, before: FIRST_RECEIPT };
  }

  /** Gives whether it was added, which another server may have done meanwhile. */
  function add(document: ChainedReceipt, reference: number, at: number): Promise<boolean> {
    const signed = JSON.stringify(document);
    const { kind, number } = document;
    const row = { number, kind, reference, contract: document.contract.symbol, at };
    return rows.addReceipt({ ...row, hash: hash('sha256', signed), signed });
  }

  async function writeStep(step: Liquidation): Promise<boolean> {
    const [parts, versions, link] = await Promise.all([rows.partsOfStep(step.id), rows.tierVersions(), next()]);
    const trades = step.order === null ? [] : await rows.fills(step.owner, { order: step.order, size: FILLS_MAX });
    const document = receiptOfStep(
      {
        ...{ step, contract: contract(step.contract), others: parts.others, takings: parts.takings },
        ...{ places: parts.places, trades: trades.toReversed() as ContractTrade[] },
        tiers: (symbol, version) => versionOf(versions, symbol, version),
        person: (owner) => person(owner, step.case),
      },
      link,
    );
    return add(document, step.id, step.at);
  }

  async function writePeriod(period: FundingPeriod): Promise<boolean> {
    const [minutes, versions, link] = await Promise.all([
      rows.minutesOf(period),
      rows.tierVersions(period.contract),
      next(),
    ]);
    const tiers = versions.findLast(({ version, appliesAt }) => version === 1 || appliesAt <= period.endsAt)!;
    const document = receiptOfPeriod({ period, contract: contract(period.contract), tiers, minutes }, link);
    return add(document, period.id, period.endsAt);
  }

  async function writeSettlement(dated: Dated): Promise<boolean> {
    const { contract: symbol, settlesAt, windowMs } = dated;
    const [samples, link] = await Promise.all([
      rows.settlementSamples(symbol, settlesAt - windowMs - SAMPLES_MS + 1, settlesAt),
      next(),
    ]);
    const settled = contract(symbol);
    const document = receiptOfSettlement({ dated, contract: settled, samples, index: lastIndex(symbol) }, link);
    return add(document, settled.position, dated.fixedAt!);
  }

  const signed = ({ signed: words }: Pick<ReceiptRow, 'signed'>): SignedReceipt => ({
    signed: words,
    signature: signer.sign(words),
  });

  return {
    async write() {
      for (const step of await rows.stepsWithoutReceipt(AT_ONCE)) if (!(await writeStep(step))) return;
      for (const period of await rows.periodsWithoutReceipt(AT_ONCE)) if (!(await writePeriod(period))) return;
      for (const dated of await rows.settledWithoutReceipt(AT_ONCE)) if (!(await writeSettlement(dated))) return;
    },
    publicKey: signer.publicKey,
    signed,
    person,
    async payment(owner, id) {
      const found = await rows.paymentOf(owner, id);
      if (!found) return undefined;
      const { payment, period } = found;
      const of = { number: period.number, hash: period.hash };
      const words = JSON.stringify(receiptOfPayment(payment, contract(payment.contract), of));
      return { receipts: [signed(period), signed({ signed: words })], publicKey: signer.publicKey };
    },
    async delivery(owner, id) {
      const found = await rows.deliveryOf(owner, id);
      if (!found) return undefined;
      const { delivery, settlement } = found;
      const of = { number: settlement.number, hash: settlement.hash };
      const words = JSON.stringify(receiptOfDelivery(delivery, contract(delivery.contract), of));
      return { receipts: [signed(settlement), signed({ signed: words })], publicKey: signer.publicKey };
    },
  };
}

const versionOf = (versions: readonly VersionOfTiers[], symbol: string, version: number): VersionOfTiers =>
  versions.find((one) => one.contract === symbol && one.version === version)!;
