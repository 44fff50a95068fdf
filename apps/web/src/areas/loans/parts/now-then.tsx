import { loansWords } from '../words/index.ts';

export type NowThen = { readonly label: string; readonly now: string; readonly after: string };

/** What an act changes: each figure as it is and as it will be. */
export function NowThenTable({ title, then, rows }: { title: string; then: string; rows: readonly NowThen[] }) {
  const words = loansWords.useWords();
  return (
    <table className="loans-falls">
      <caption>{title}</caption>
      <thead>
        <tr className="q-muted q-t12">
          <th scope="col">
            <span className="q-unseen">{words.figure}</span>
          </th>
          <th scope="col">{words.now}</th>
          <th scope="col">{then}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="q-n">{now}</td>
            <td className="q-n">
              <b>{after}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
