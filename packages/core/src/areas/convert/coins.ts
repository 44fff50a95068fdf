import type { Amount } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { dayOf } from '../../engine/days.ts';
import { type ConvertCoin, convertCoinsTable } from './state.ts';

/** The coins that are exchanged, and what the exchange gave away of each today; a day that is over counts for nothing. */
export class Coins extends Rows<ConvertCoin> {
  constructor(changes: Changes) {
    super(convertCoinsTable, changes);
  }

  /** Whether so much more of it may be given away today. */
  mayGive(asset: string, amount: Amount, at: number): boolean {
    const coin = this.get(asset)!;
    return netOf(coin, at) + amount <= coin.dayLimit;
  }

  /** The exchange gave so much of it away, or took it in when it is below zero. */
  count(asset: string, given: Amount, at: number): void {
    const coin = this.get(asset)!;
    coin.net = netOf(coin, at) + given;
    coin.day = dayOf(at);
    this.touch(coin);
  }
}

const netOf = ({ day, net }: ConvertCoin, at: number): Amount => (day === dayOf(at) ? net : 0n);
