import type { MerchantRequirement } from '@quay/contract/c2c';
import { Note } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { paths } from '../paths.ts';
import { useCodeChannels } from '../shell/queries/config.ts';
import { proofWords } from './words/index.ts';

type MerchantRequirementsProps = {
  /** What the account lacks; nothing is shown where it lacks nothing. */
  missing: readonly MerchantRequirement[] | undefined;
  /** Of somebody who is a merchant: the ads are not in the market meanwhile. */
  isMerchant: boolean;
};

/** Says what an account lacks to be a merchant's, why, and where it is set up. */
export function MerchantRequirements({ missing = [], isMerchant }: MerchantRequirementsProps) {
  const { requirements: words } = proofWords.useWords();
  const channels = useCodeChannels();
  if (missing.length === 0) return null;
  const links: Record<MerchantRequirement, readonly (readonly [string, string])[]> = {
    'second-factor': [
      [words.passkey, paths.bindVerify('passkey')],
      [words.authenticator, paths.bindVerify('authenticator')],
    ],
    contact: [
      ...channels.map((channel) => [words[channel], paths.bindVerify(channel)] as const),
      [words.browser, paths.c2cNoticeSettings()],
    ],
  };
  return (
    <div className="q-gutter">
      <Note tone="warn" icon="shield">
        <b>{isMerchant ? words.adsHidden : words.before}</b>
        {missing.map((one) => (
          <p key={one}>
            {words.why[one]}{' '}
            {links[one].map(([label, to], at) => (
              <span key={to}>
                {at > 0 && ' · '}
                <Link className="q-act" to={to}>
                  {label}
                </Link>
              </span>
            ))}
          </p>
        ))}
        {isMerchant && <p className="q-muted">{words.meanwhile}</p>}
      </Note>
    </div>
  );
}
