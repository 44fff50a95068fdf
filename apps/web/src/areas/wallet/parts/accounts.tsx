import type { Book } from '@quay/contract/wallet';
import { text } from '@quay/money';
import { AllocationStrip, Icon, SegmentKey } from '@quay/ui';
import { accountWords } from '../../../accounts/words/index.ts';
import { useFigures } from '../../../shell/figures.ts';
import { type Account, shareText } from '../figures.ts';
import { walletWords } from '../words/index.ts';
import { useMasked } from './total.tsx';

type AccountsProps = { accounts: readonly Account[]; chosen: Book; onChoose: (book: Book) => void };

/** What the total is made of by account; a press shows that account's coins below. */
export function Accounts({ accounts, chosen, onChoose }: AccountsProps) {
  const words = walletWords.useWords();
  const { book: names } = accountWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  return (
    <>
      <AccountStrip accounts={accounts} />
      <ul aria-label={words.accounts}>
        {accounts.map(({ book, hue, value, share }) => (
          <li key={book}>
            <button
              type="button"
              className="wallet-account"
              aria-pressed={book === chosen}
              title={words.showAccount(names[book])}
              onClick={() => onChoose(book)}
            >
              <SegmentKey hue={value > 0n ? hue : 'none'} />
              <span className="q-grow q-mid">{names[book]}</span>
              <span className="q-n q-muted">{masked(figures.share(shareText(share)))}</span>
              <span className="q-n q-right q-t16 wallet-account-value">{masked(figures.money(text(value)))}</span>
              <Icon name={book === chosen ? 'down' : 'right'} size="xs" className="q-faint" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The accounts to scale. */
export function AccountStrip({ accounts }: { accounts: readonly Account[] }) {
  const words = walletWords.useWords();
  const { book: names } = accountWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const held = accounts.filter(({ share }) => share > 0);
  const label = held.map(({ book, share }) => words.share(names[book], masked(figures.share(shareText(share)))));
  return <AllocationStrip label={label.join(', ') || words.nothingHeld} parts={held} />;
}
