import { useState } from 'react';
import { AreaLine, DataTable, DesktopHeader, KeyValue, Logo, PanePage, type TableColumn } from '../src/index.ts';

type Line = { id: number; when: string; what: string; contract: string; price: string; net: string };

const rows: readonly Line[] = [
  { id: 1, when: '21 Nov 09:14:33', what: 'Result', contract: 'BTC-PERP', price: '+112.50', net: '+99.52' },
  { id: 2, when: '20 Nov 11:42:07', what: 'Liquidation', contract: 'SOL-PERP', price: '−230.75', net: '−252.45' },
  { id: 3, when: '19 Nov 22:05:12', what: 'Result', contract: 'ETH-PERP', price: '+64.20', net: '+62.91' },
];

/** A list of a desktop: lines above it, the table, and beside it the row that is opened. */
export function Panes() {
  const [open, setOpen] = useState(2);
  const [order, setOrder] = useState<'ascending' | 'descending'>('descending');
  const columns: readonly TableColumn<Line>[] = [
    {
      id: 'when',
      head: 'When',
      muted: true,
      sort: { order, onSort: () => setOrder(order === 'ascending' ? 'descending' : 'ascending') },
      cell: ({ when }) => when,
    },
    { id: 'what', head: 'What', cell: ({ what }) => what },
    { id: 'contract', head: 'Contract', cell: ({ contract }) => <span className="q-mid">{contract}</span> },
    { id: 'price', head: 'Price', right: true, muted: true, from: 1200, cell: ({ price }) => price },
    { id: 'net', head: 'USDT', right: true, strong: true, cell: ({ net }) => net },
  ];
  const shown = rows.find(({ id }) => id === open);
  const lines = (
    <>
      <AreaLine
        label="Pages"
        items={['Trade', 'Information', 'History'].map((label) => ({ href: `#${label}`, label }))}
        current="#History"
      />
      <AreaLine
        look="parts"
        label="Parts"
        items={['Orders', 'Fills', 'Results'].map((label) => ({ href: `#part-${label}`, label }))}
        current="#part-Results"
      />
    </>
  );
  return (
    <>
      <DesktopHeader brand={<Logo />} label="Areas" items={[{ href: '#contracts', label: 'Contracts' }]} />
      <PanePage
        title="History"
        line={lines}
        foot={<span>7 days</span>}
        aside={
          shown && (
            <>
              <h2>{shown.contract}</h2>
              <dl>
                <KeyValue label="Price">
                  <span className="q-n">{shown.price}</span>
                </KeyValue>
                <KeyValue label="Net">
                  <span className="q-n">{shown.net}</span>
                </KeyValue>
              </dl>
            </>
          )
        }
      >
        <DataTable
          label="History"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `#open-${id}`}
          openKey={open}
          actsOf={({ id }) => (
            <button type="button" className="q-act" onClick={() => setOpen(id)}>
              Open
            </button>
          )}
        />
        <DataTable
          label="Loading"
          columns={columns}
          rows={[]}
          keyOf={({ id }) => id}
          loading={{ label: 'Loading', rows: 3 }}
        />
      </PanePage>
    </>
  );
}
