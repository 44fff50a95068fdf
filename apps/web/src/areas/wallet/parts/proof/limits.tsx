import { useConfig } from '../../../../shell/queries/config.ts';
import { liabilityWords } from '../../words/proof/index.ts';

/** What nobody may read into a proof. */
export function Limits() {
  const words = liabilityWords.useWords();
  const simulated = useConfig()?.simulatedMarket === true;
  const limits = simulated ? [words.simulated, ...words.notProven] : words.notProven;
  return (
    <section>
      <h2>{words.limits}</h2>
      <ul className="proof-limits">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}
