import type { ReactNode } from 'react';

export interface PlateSide {
  /** From where or to where: "Leaves Spot". */
  label: ReactNode;
  /** The amount with its unit, formatted. */
  amount: ReactNode;
  /** One line under the amount: "frozen until filled or cancelled". */
  remark?: ReactNode;
}

/** What leaves and what arrives. It stands before every order, release, withdrawal, purchase and loan. */
export function Plate({ leaves, arrives }: { leaves: PlateSide; arrives: PlateSide }) {
  return (
    <dl className="q-plate">
      {[leaves, arrives].map((side, index) => (
        <div key={index === 0 ? 'leaves' : 'arrives'}>
          <dt>{side.label}</dt>
          <dd>
            <div className="q-plate-amount">{side.amount}</div>
            {side.remark && <div className="q-plate-remark">{side.remark}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
