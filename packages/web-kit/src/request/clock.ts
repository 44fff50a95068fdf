/** How far the exchange's clock is ahead of this device's, in ms. */
let ahead = 0;

/** The exchange's time. Countdowns and signatures go by it, however wrong the device is. */
export const exchangeNow = (): number => Date.now() + ahead;

/** Learns the exchange's time from an answer. A second of doubt is less than a journey through the network. */
export function learnTime(at: number): void {
  if (Number.isFinite(at) && Math.abs(at - exchangeNow()) > 1_000) ahead = at - Date.now();
}
