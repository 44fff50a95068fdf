import { type BusinessStatus, missingOf } from '@quay/contract/verification';
import { text, units } from '@quay/money';
import { Plate } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { paths } from '../../../paths.ts';
import { MerchantRequirements } from '../../../proof/merchant-requirements.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { submitApplyBusiness } from '../acts/apply-business.ts';
import { useDraft } from '../draft.ts';
import { useAskAgain } from '../queries/progress.ts';
import { type BusinessField, validateBusiness } from '../validate.ts';
import { verificationWords } from '../words/index.ts';
import { Line, Picture, Sentences } from './fields.tsx';
import { type Step, Steps } from './steps.tsx';

export const MERCHANT_DRAFT = 'merchant';
const empty = { experience: '', contact: '', assetData: '', tradeData: '' };
const USDT = 2;

/** The application of a merchant. It stays in the tab after it was sent: a rejected one begins with it. */
export function BusinessForm({ status, head }: { status: BusinessStatus; head?: ReactNode }) {
  const words = verificationWords.useWords();
  const figures = useFigures();
  const askAgain = useAskAgain();
  const balances = useBalances();
  const [draft, change] = useDraft<BusinessField>(MERCHANT_DRAFT, '', empty);
  const { businessLabels: labels, merchant } = words;
  const missing = text(missingOf(units(status.depositNeeded), units(status.deposit)));
  const amount = figures.quantity(missing, USDT);
  const spot = availableIn(balances.data ?? [], 'spot', 'USDT');
  const lacking = units(missing) - units(spot);
  const isShort = balances.data !== undefined && lacking > 0n;
  const topsUp = units(status.deposit) > 0n;

  const short = isShort && (
    <>
      {merchant.short(figures.quantity(text(lacking), USDT))}{' '}
      <Link className="q-act" to={paths.funds()}>
        {merchant.toMarkets}
      </Link>
    </>
  );
  const plate = (
    <div className="verification-plate">
      <Plate
        leaves={{
          label: merchant.leaves,
          amount: `${amount}\u00a0USDT`,
          remark: merchant.leavesWhy(`${figures.quantity(spot, USDT)}\u00a0USDT`),
        }}
        arrives={{ label: merchant.arrives, amount: `${amount}\u00a0USDT`, remark: merchant.arrivesWhy }}
      />
    </div>
  );

  const steps: Step<BusinessField>[] = [
    {
      id: 'means',
      title: merchant.means,
      fields: [],
      body: () => (
        <>
          <ul className="verification-means">
            {merchant.meansList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <MerchantRequirements missing={status.missing} isMerchant={topsUp} />
          {plate}
          {short && <p className="verification-note">{short}</p>}
        </>
      ),
    },
    {
      id: 'about',
      title: merchant.about,
      fields: ['experience', 'contact'],
      body: (form) => (
        <>
          <Sentences
            form={form}
            name="experience"
            label={labels.experience}
            below={merchant.experienceHint}
            maxLength={1000}
          />
          <Line form={form} name="contact" label={labels.contact} below={merchant.contactHint} maxLength={200} />
        </>
      ),
    },
    {
      id: 'proof',
      title: merchant.proof,
      fields: ['assetData', 'tradeData'],
      body: (form) => (
        <>
          <Picture
            form={form}
            name="assetData"
            purpose="business"
            label={labels.assetData}
            hint={merchant.assetHint}
            outline="page"
            camera="environment"
          />
          <Picture
            form={form}
            name="tradeData"
            purpose="business"
            label={labels.tradeData}
            hint={merchant.tradeHint}
            camera="environment"
          />
        </>
      ),
    },
  ];

  const line = (field: BusinessField) => ({ field, label: labels[field], value: draft[field] });
  const { experience, contact, assetData, tradeData } = draft;
  return (
    <Steps
      title={merchant.title}
      steps={steps}
      draft={draft}
      change={change}
      validate={validateBusiness}
      head={head}
      lines={[
        line('experience'),
        line('contact'),
        { ...line('assetData'), picture: true },
        { ...line('tradeData'), picture: true },
      ]}
      before={
        <>
          <h3 className="verification-topic">{merchant.sentHead}</h3>
          {plate}
        </>
      }
      refusedWhy={short}
      send={async () => {
        const detail = { experience, contact, assetData, ...(tradeData && { tradeData }) };
        await submitApplyBusiness({ coinSymbol: 'USDT', detail });
        await askAgain();
      }}
      act={topsUp ? merchant.topUpAct(amount) : merchant.act(amount)}
      acting={merchant.acting(amount)}
      backTo={paths.authentication()}
    />
  );
}
