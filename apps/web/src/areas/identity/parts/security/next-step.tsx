import type { Security } from '@quay/contract/identity';
import { buttonClass } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { paths } from '../../../../paths.ts';
import { useCodeChannels } from '../../../../shell/queries/config.ts';
import { nextStep, type NextStep as Step } from '../../safeguards.ts';
import { securityWords } from '../../words/security/index.ts';

const ways: Record<Step, string> = {
  email: paths.bindVerify('email'),
  authenticator: paths.bindVerify('authenticator'),
  fundPassword: paths.changeFundsPassword(),
  password: paths.changePassword(),
  recoveryCodes: paths.bindVerify('recovery-codes'),
  word: paths.bindVerify('word'),
};

/** What would make the account safer by the most; with a hold above it says nothing when all is set. */
export function NextStep({ account, quiet }: { account: Security; quiet: boolean }) {
  const words = securityWords.useWords();
  const step = nextStep(account, useCodeChannels().includes('email'));
  if (!step) {
    if (quiet) return null;
    return (
      <section className="security-head">
        <h2 className="q-t20">{words.allSet}</h2>
        <p className="q-muted">{words.allSetWhy}</p>
      </section>
    );
  }
  const { title, why } = words.next[step];
  return (
    <section className="security-head" aria-label={words.next.label}>
      <p className="q-muted">{typeof why === 'string' ? why : why(account.recoveryCodesLeft)}</p>
      <div className="security-acts">
        <Link className={buttonClass({ wide: true })} to={ways[step]}>
          {title}
        </Link>
      </div>
    </section>
  );
}
