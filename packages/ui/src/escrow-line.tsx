export type EscrowState = 'locked' | 'offered' | 'released' | 'returned' | 'appeal';

export interface EscrowLineProps {
  state: EscrowState;
  /** The coins in the rope, formatted with their unit. */
  amount: string;
  seller: string;
  sellerRole: string;
  payer: string;
  payerRole: string;
  /** The picture in words: who holds what, and in which state. */
  label: string;
}

const closedLock = 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5';
const openLock = 'M8.5 10.5V6a3.5 3.5 0 0 1 6.8-1.2';
const frost = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9';

/** The weight grows with a long amount, within the room between the bollards. */
function weightWidth(amount: string): number {
  return Math.min(236, Math.max(150, 62 + amount.length * 8.2));
}

/**
 * Where the coins of an order are: a rope between two bollards, the seller at the left, the payer at the right. The weight
 * hangs in the middle while it is locked and slides to the one who gets it.
 */
export function EscrowLine({ state, amount, seller, sellerRole, payer, payerRole, label }: EscrowLineProps) {
  const width = weightWidth(amount);
  const left = 187 - width / 2;
  const hanging = state === 'locked' || state === 'offered' || state === 'appeal';
  const shift = hanging ? 0 : state === 'released' ? left - 10 : 10 - left;
  // Both shapes have the same commands, so the browser can move one into the other.
  const cord = hanging
    ? `M22 22Q${left - 17} 54 ${left + 14} 60M${left + width - 14} 60Q${left + width + 17} 54 352 22`
    : 'M22 22Q104 24 187 24M187 24Q270 24 352 22';
  return (
    <svg className="q-rope" viewBox="0 0 374 120" role="img" aria-label={label}>
      <path className="q-rope-sea" d="M0 46.5H374" />
      <g className="q-rope-post">
        <rect x="11" y="14" width="22" height="6" rx="3" />
        <path d="M16 20h12l2 26h-16z" />
        <rect x="341" y="14" width="22" height="6" rx="3" />
        <path d="M346 20h12l2 26h-16z" />
      </g>
      <path className="q-rope-cord" d={cord} />
      <g className="q-rope-weight" style={{ transform: `translate(${shift}px, ${hanging ? 0 : -5}px)` }}>
        <rect x={left} y="48" width={width} height="34" rx="8" />
        <g className="q-rope-sign" transform={`translate(${left + 11} 56) scale(.75)`}>
          {state === 'appeal' ? (
            <path d={frost} />
          ) : (
            <>
              <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
              <path d={hanging ? closedLock : openLock} />
            </>
          )}
        </g>
        <text className="q-rope-amount" x={left + width / 2 + 12} y="70" textAnchor="middle">
          {amount}
        </text>
      </g>
      {state === 'offered' && <path className="q-rope-arrow" d={`M${left + width + 10} 66H328m-6-5 6 5-6 5`} />}
      <text className="q-rope-name" x="0" y="92">
        {seller}
      </text>
      <text className="q-rope-role" x="0" y="109">
        {sellerRole}
      </text>
      <text className="q-rope-name" x="374" y="92" textAnchor="end">
        {payer}
      </text>
      <text className="q-rope-role" x="374" y="109" textAnchor="end">
        {payerRole}
      </text>
    </svg>
  );
}
