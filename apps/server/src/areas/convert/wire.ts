import type { Conversion, Quote } from '@quay/contract/convert';
import type { Conversion as ConversionRow, Quote as QuoteRow } from '@quay/core';
import { divide, text } from '@quay/money';

type Exchanged = Pick<ConversionRow, 'give' | 'take' | 'giveAmount' | 'takeAmount'>;

const exchangedOnWire = ({ give, take, giveAmount, takeAmount }: Exchanged) => ({
  give,
  take,
  giveAmount: text(giveAmount),
  takeAmount: text(takeAmount),
  price: text(divide(takeAmount, giveAmount, 'down')),
});

export function quoteOnWire(row: QuoteRow): Quote {
  return { quoteId: row.id, ...exchangedOnWire(row), expiresAt: row.expiresAt };
}

export function conversionOnWire(row: ConversionRow): Conversion {
  return { conversionId: row.id, ...exchangedOnWire(row), at: row.at };
}
