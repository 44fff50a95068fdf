import type { AttachedTrigger } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import { create } from 'zustand';
import { type LinkedBy, type LinkedPrice, noPrice, priceOf } from './linked-price.ts';

/** The stop-profit and the stop-loss that an order is placed with, as they are typed. */
export type AttachedDraft = { readonly on: boolean; readonly profit: LinkedPrice; readonly loss: LinkedPrice };

export const nothingAttached: AttachedDraft = { on: false, profit: noPrice, loss: noPrice };

type AttachedDrafts = {
  readonly drafts: Readonly<Record<string, AttachedDraft>>;
  keep(symbol: string, draft: AttachedDraft): void;
};

/** By contract: they outlive the way to the login, as the rest of the form does. */
export const useAttachedDrafts = create<AttachedDrafts>()((set) => ({
  drafts: {},
  keep: (symbol, draft) => set(({ drafts }) => ({ drafts: { ...drafts, [symbol]: draft } })),
}));

/** What an order says of them, as the wire wants it; nothing of a field that is empty. */
export function attachedOf(
  { on, profit, loss }: AttachedDraft,
  linked: LinkedBy | null,
): { stopProfit?: AttachedTrigger; stopLoss?: AttachedTrigger } {
  const price = (typed: LinkedPrice) => (on && linked && typed.typed !== '' ? priceOf(typed, linked) : undefined);
  const [above, below] = [price(profit), price(loss)];
  return {
    ...(above !== undefined && { stopProfit: { triggerPrice: text(above) } }),
    ...(below !== undefined && { stopLoss: { triggerPrice: text(below) } }),
  };
}
