import { Icon } from '@quay/ui';
import { earnWords } from '../words/index.ts';

type OwnWalletProps = {
  /** Shortened; empty before there is one. */
  address: string;
  /** With its coin; empty before it was read. */
  held: string;
};

/** A post ashore with the wallet on its own rope, and Quay across the water: it looks, and no rope leads there. */
export function OwnWallet({ address, held }: OwnWalletProps) {
  const words = earnWords.useWords().wallet;
  return (
    <section className="earn-own">
      <div className="earn-own-view">
        <svg className="earn-own-post" viewBox="0 0 56 56" aria-hidden="true">
          <path className="earn-own-cord" d="M20 18Q34 44 56 46" />
          <rect x="8" y="8" width="20" height="6" rx="3" />
          <path d="M12 14h12l2 26H10z" />
        </svg>
        <span className="earn-own-plate q-n">{held || words.notReadYet}</span>
        <span className="earn-own-sight" aria-hidden="true" />
        <span className="earn-own-eye">
          <Icon name="eye" />
        </span>
      </div>
      <p className="q-row-between earn-own-ends">
        <span>
          <b className="q-block q-mid">{words.yours}</b>
          <span className="q-block q-t12 q-muted q-n">{address || words.noneYet}</span>
        </span>
        <span className="q-right">
          <b className="q-block q-mid">Quay</b>
          <span className="q-block q-t12 q-muted">{words.looks}</span>
        </span>
      </p>
      <h2 className="earn-own-title">{words.noRope}</h2>
      <p className="q-muted">{words.readsOnly}</p>
    </section>
  );
}

/** `0x7a31 … 04c9`: both ends, by which people know an address. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)} … ${address.slice(-4)}`;
