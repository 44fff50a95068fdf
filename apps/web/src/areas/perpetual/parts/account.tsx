import type { Contract } from '@quay/contract/perpetual';
import { KeyValue } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import type { PerpetualNow } from '../account.ts';
import { bookOf } from '../facts.ts';
import { crossNow, freeOf, worthOf } from '../sums/account.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';

/** What the account of contracts is worth, and what of it is in use. */
export function ContractAccount({ contract, now }: { contract: Contract; now: PerpetualNow }) {
  const words = perpetualWords.useWords();
  const shown = useShown(contract);
  const account = now.account(contract);
  if (!account) return null;
  const { initialMargin } = crossNow(account);
  return (
    <section className="perpetual-account">
      <p className="q-row-between">
        <b>{words.account[bookOf(contract)]}</b>
        <AppLink className="q-act" href={paths.funds({ transfer: 'spot', to: bookOf(contract), coin: contract.quote })}>
          {words.transfer}
        </AppLink>
      </p>
      <dl>
        <KeyValue label={words.accountWorth}>
          <span className="q-n">{shown.money(worthOf(account))}</span>
        </KeyValue>
        <KeyValue label={words.crossMargin}>
          <span className="q-n">{shown.charge(initialMargin)}</span>
        </KeyValue>
        <KeyValue label={words.behindIsolated}>
          <span className="q-n">{shown.money(account.isolatedHeld)}</span>
        </KeyValue>
        <KeyValue label={words.free}>
          <span className="q-n">{shown.money(freeOf(account))}</span>
        </KeyValue>
      </dl>
    </section>
  );
}
