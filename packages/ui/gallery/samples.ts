import type { BookLevel } from '../src/index.ts';

type Row = readonly [price: string, amount: string, own?: true];

const askRows: readonly Row[] = [
  ['64,218.9', '0.1904'],
  ['64,219.4', '0.8800'],
  ['64,220.1', '0.3516'],
  ['64,220.8', '1.2240'],
  ['64,221.5', '0.1470'],
  ['64,222.7', '0.4400'],
  ['64,223.9', '1.9022'],
  ['64,224.6', '0.0810'],
  ['64,225.4', '0.2475'],
  ['64,226.3', '1.1420'],
  ['64,227.1', '0.1002'],
];
const bidRows: readonly Row[] = [
  ['64,218.3', '0.4120'],
  ['64,217.9', '1.0350'],
  ['64,217.2', '0.2208'],
  ['64,216.5', '2.4410'],
  ['64,216.0', '0.0950'],
  ['64,215.4', '0.6105', true],
  ['64,214.8', '0.3370'],
  ['64,214.1', '0.2096'],
  ['64,213.6', '0.7804'],
  ['64,212.9', '0.0450'],
  ['64,212.1', '1.0080'],
];

function levels(rows: readonly Row[], shown: number): readonly BookLevel[] {
  const total = rows.slice(0, shown).reduce((sum, row) => sum + Number(row[1]), 0);
  let sum = 0;
  return rows.slice(0, shown).map(([price, amount, own]) => {
    sum += Number(amount);
    return { price, amount, own, share: sum / total, sum: sum.toFixed(4) };
  });
}

export const asks = (shown: number) => levels(askRows, shown);
export const bids = (shown: number) => levels(bidRows, shown);

const depth = (rows: readonly Row[]) => {
  let total = 0;
  return rows.map(([price, amount]) => {
    total += Number(amount);
    return { price: Number(price.replace(',', '')), total };
  });
};
export const depthAsks = depth(askRows);
export const depthBids = depth(bidRows);

export interface Quote {
  symbol: string;
  name: string;
  volume: string;
  price: string;
  change: string;
  percent: string;
  at: number;
  points: readonly number[];
}

export const quotes: readonly Quote[] = [
  {
    symbol: 'BTC',
    name: 'Bitcoin',
    volume: '1.24B',
    price: '64,218.4',
    change: '+1,210.0',
    percent: '+1.92%',
    at: 0.71,
    points: [2, 8, 7, 3, 6, 10, 6, 11, 8, 12, 10, 11, 11, 16, 18, 16, 21, 22, 19, 23, 22, 26],
  },
  {
    symbol: 'ETH',
    name: 'Ethereum',
    volume: '684.2M',
    price: '3,412.65',
    change: '−28.91',
    percent: '−0.84%',
    at: 0.3,
    points: [26, 18, 14, 12, 15, 16, 9, 5, 5, 2, 6, 3, 5, 9, 12, 15, 10, 4, 7, 9, 4, 2],
  },
  {
    symbol: 'SOL',
    name: 'Solana',
    volume: '312.8M',
    price: '168.42',
    change: '+7.05',
    percent: '+4.37%',
    at: 0.96,
    points: [6, 3, 2, 7, 7, 5, 8, 7, 9, 6, 5, 9, 13, 16, 17, 14, 11, 9, 13, 16, 20, 26],
  },
  {
    symbol: 'XRP',
    name: 'XRP',
    volume: '148.0M',
    price: '0.6214',
    change: '+0.0019',
    percent: '+0.31%',
    at: 0.54,
    points: [4, 6, 3, 8, 5, 9],
  },
  {
    symbol: 'DOGE',
    name: 'Dogecoin',
    volume: '88.4M',
    price: '0.16230',
    change: '−0.00516',
    percent: '−3.08%',
    at: 0.1,
    points: [9, 7, 8, 4, 5, 2],
  },
  {
    symbol: 'ZED',
    name: 'A coin without a glyph',
    volume: '2.4M',
    price: '1.0240',
    change: '0.0000',
    percent: '0.00%',
    at: 0.5,
    points: [2, 3, 2],
  },
];

/** The glyphs the app serves. */
export const glyph = (symbol: string) => (symbol === 'ZED' ? undefined : `/coins/${symbol.toLowerCase()}.svg`);
