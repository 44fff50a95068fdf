import type { C2cOrderRow } from '@quay/contract/c2c';
import { Link } from '@quay/web-kit/router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { KindTag } from '../parts/kind-tag.tsx';
import { c2cPaths } from '../paths.ts';
import { merchantWords } from '../words/merchant/index.ts';
import { Counterparty, Deadline, useMerchantRow } from './merchant-rows.tsx';
import { shortNumber } from './waiting.ts';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Orders as a table for the desktop: one Tab stop, arrow keys from row to row, Enter opens. */
export function MerchantTable({ rows, label }: { rows: readonly C2cOrderRow[]; label: string }) {
  const words = merchantWords.useWords();
  const rowOf = useMerchantRow();
  const body = useRef<HTMLTableSectionElement>(null);
  // The order, not its place: the list moves under the reader.
  const [current, setCurrent] = useState<number>();
  const stop = rows.some(({ orderId }) => orderId === current) ? current : rows[0]?.orderId;

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const links: HTMLElement[] = [...(body.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[step(at, links.length - 1)]?.focus();
  }

  const { columns } = words;
  return (
    <>
      <table className="merchant-table" aria-label={label} aria-describedby="merchant-keys">
        <thead>
          <tr>
            <th scope="col">{columns.act}</th>
            <th scope="col">{columns.counterparty}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col" className="q-right">
              {columns.money}
            </th>
            <th scope="col" className="q-right">
              {columns.coins}
            </th>
            <th scope="col" className="q-right">
              {columns.price}
            </th>
            <th scope="col" className="q-right">
              {columns.deadline}
            </th>
            <th scope="col" className="q-right">
              {columns.order}
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={walk}>
          {rows.map((row) => {
            const said = rowOf(row);
            return (
              <tr key={row.orderId} data-mine={row.waitsForMe || undefined}>
                <th scope="row">
                  <Link
                    to={c2cPaths.order(row.orderId)}
                    tabIndex={row.orderId === stop ? 0 : -1}
                    onFocus={() => setCurrent(row.orderId)}
                  >
                    {said.act}
                  </Link>
                </th>
                <td>
                  <Counterparty row={row} />
                </td>
                <td>
                  <KindTag kind={row.kind} />
                </td>
                <td className="q-n q-right">{said.money}</td>
                <td className="q-n q-right">{said.coins}</td>
                <td className="q-n q-right">{said.price}</td>
                <td className="q-n q-right">
                  <Deadline row={row} />
                </td>
                <td className="q-right q-code q-muted">{shortNumber(row.number)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p id="merchant-keys" className="merchant-keys">
        {words.keys}
      </p>
    </>
  );
}
