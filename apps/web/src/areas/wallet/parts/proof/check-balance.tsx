import type { LiabilityProof, LiabilityTree } from '@quay/contract/wallet';
import { Button, Note } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { hasCryptography } from '../../../../proof/signed-words.ts';
import { saveFile } from '../../../../records/csv-file.ts';
import { notify } from '../../../../shell/notify.ts';
import { useSession } from '../../../../shell/session.ts';
import { type Checked, verify } from '../../proof/verify.ts';
import { heldAt } from '../../queries/entries.ts';
import { askProof } from '../../queries/liability-proof.ts';
import { liabilityWords } from '../../words/proof/index.ts';
import { CheckedAssetRow } from './checked-asset.tsx';

type Result = {
  /** None when the exchange says that nothing of the user is counted. */
  readonly proof: LiabilityProof | undefined;
  readonly checked: Checked | undefined;
  /** Coins that the user's ledger has at that moment and the proof has not. */
  readonly leftOut: readonly string[];
};
type Props = { tree: LiabilityTree; trees: readonly LiabilityTree[] };

const COMMAND = 'npm run verify-liabilities -- quay-proof.json quay-published.json';

/** Fetches the user's proof of a day and checks it here, in the browser. */
export function CheckBalance({ tree, trees }: Props) {
  const words = liabilityWords.useWords();
  const user = useSession(({ member }) => String(member?.id));
  const [result, setResult] = useState<Result | 'checking'>();

  async function check() {
    setResult('checking');
    try {
      const proof = await ownProof(tree.day);
      const proven = proof?.assets.map(({ symbol }) => symbol) ?? [];
      const others = tree.sums.map(({ symbol }) => symbol).filter((symbol) => !proven.includes(symbol));
      const leftOut = await heldAt(others, tree.at);
      setResult({ proof, leftOut, checked: proof && hasCryptography() ? await verify(proof, user, tree) : undefined });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      notify(failure.words, { tone: 'error' });
      setResult(undefined);
    }
  }

  const isOver = typeof result === 'object';
  return (
    <section className="proof-check">
      {!isOver && (
        <Button wide loading={result === 'checking'} loadingLabel={words.checking} onClick={() => void check()}>
          {words.check}
        </Button>
      )}
      <div aria-live="polite">{isOver && <Found result={result} tree={tree} />}</div>
      {isOver && (result.proof || result.leftOut.length > 0) && <Files proof={result.proof} trees={trees} />}
    </section>
  );
}

async function ownProof(day: string): Promise<LiabilityProof | undefined> {
  try {
    return await askProof(day);
  } catch (failure) {
    if (failure instanceof Refusal && failure.reason === 'wallet/liabilities-unknown') return undefined;
    throw failure;
  }
}

function Found({ result: { proof, checked, leftOut }, tree }: { result: Result; tree: LiabilityTree }) {
  const words = liabilityWords.useWords();
  if (!proof && leftOut.length === 0) {
    return (
      <Note tone="quiet">
        <b>{words.notIn}</b> {words.notInWhy}
      </Note>
    );
  }
  if (proof && !checked && leftOut.length === 0) {
    return (
      <Note>
        <b>{words.noTools}</b> {words.noToolsWhy}
      </Note>
    );
  }
  const isGood =
    proof &&
    checked &&
    leftOut.length === 0 &&
    !checked.broken &&
    checked.assets.every(({ failed }) => failed === undefined);
  return (
    <>
      {isGood ? (
        <div className="proof-found">
          <h2>{words.counted}</h2>
          <p className="q-muted">{words.countedWhy(proof.user)}</p>
        </div>
      ) : (
        <Note>
          <b>{words.broken}</b> {leftOut.length > 0 && `${words.leftOut(leftOut)} `}
          {words.brokenWhy}{' '}
          <Link className="q-act" to={paths.customerService()}>
            {words.service}
          </Link>
        </Note>
      )}
      {checked?.assets.map((one) => (
        <CheckedAssetRow key={one.asset.symbol} checked={one} at={tree.at} />
      ))}
    </>
  );
}

/** What is needed to check the same without us. */
function Files({ proof, trees }: { proof: LiabilityProof | undefined; trees: readonly LiabilityTree[] }) {
  const words = liabilityWords.useWords();
  const save = (name: string, content: unknown) =>
    saveFile(name, `${JSON.stringify(content, null, 2)}\n`, 'application/json');
  return (
    <section>
      <h2>{words.keep}</h2>
      <p className="q-muted">{words.keepWhy}</p>
      <p className="proof-command q-code">{COMMAND}</p>
      <div className="proof-acts">
        {proof && (
          <Button variant="second" size="row" onClick={() => save('quay-proof.json', proof)}>
            {words.proofFile}
          </Button>
        )}
        <Button variant="second" size="row" onClick={() => save('quay-published.json', trees)}>
          {words.publishedFile}
        </Button>
      </div>
      {proof && <p className="q-muted q-t12">{words.privately}</p>}
    </section>
  );
}
