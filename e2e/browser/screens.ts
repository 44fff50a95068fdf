import type { Page } from 'playwright-core';

/** What the addresses and pictures of a filled account need to know. */
export type Filled = { readonly orderId: number };

export type Screen = {
  readonly name: string;
  readonly path: string | ((filled: Filled) => string);
  /** Members see it with their data, those in the demo with what they practised; a guest is who meets it otherwise. */
  readonly who: 'guest' | 'member' | 'demo';
  /** What a person does to get there once the page stands. */
  readonly open?: (page: Page) => Promise<void>;
};

/** Every screen of the app, as a picture or a check walks through them. */
export const screens: readonly Screen[] = [
  { name: 'welcome', path: '/home', who: 'guest' },
  { name: 'home', path: '/home', who: 'member' },
  { name: 'quotes', path: '/quotes?active=2', who: 'member' },
  { name: 'trendDetails', path: '/trendDetails/BTC', who: 'member' },
  { name: 'trade', path: '/trade/BTC', who: 'member' },
  { name: 'confirm', path: '/trade/BTC', who: 'member', open: openConfirmSheet },
  { name: 'markets-sheet', path: '/trade/BTC', who: 'member', open: openMarkets },
  {
    name: 'order-types',
    path: '/trade/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.trading-kind button[aria-haspopup]'),
  },
  { name: 'order-settings', path: '/trade/BTC', who: 'member', open: (page) => openSheet(page, '.trading-treated') },
  { name: 'fee-tiers', path: '/trade/BTC', who: 'member', open: (page) => openSheet(page, '.trading-fee') },
  {
    name: 'amend',
    path: '/trade/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.trading-order-acts button[aria-haspopup]'),
  },
  { name: 'tradeRecord', path: '/tradeRecord/BTC', who: 'member' },
  { name: 'fills', path: '/tradeRecord/all?tab=fills', who: 'member' },
  { name: 'ledger', path: '/accountChange', who: 'member' },
  {
    name: 'record-filter',
    path: '/tradeRecord/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.records-chips button'),
  },
  { name: 'tradeDetail', path: ({ orderId }) => `/tradeDetail?orderId=${orderId}`, who: 'member' },
  { name: 'funds', path: '/funds', who: 'member' },
  { name: 'assetsCenter', path: '/assetsCenter/index', who: 'member' },
  { name: 'transfer', path: '/funds?transfer=spot', who: 'member' },
  { name: 'movements', path: '/assetsCenter/rechargeWithdrawRecord', who: 'member' },
  { name: 'profitLoss', path: '/profitLoss', who: 'member' },
  { name: 'profitLoss-calendar', path: '/profitLoss?view=calendar', who: 'member' },
  { name: 'proof', path: '/assetsCenter/proof', who: 'member' },
  { name: 'rechargeList', path: '/recharge/rechargeList', who: 'member' },
  { name: 'rechargePage', path: '/recharge/rechargePage?symbol=USDT', who: 'member' },
  { name: 'rechargePage-network', path: '/recharge/rechargePage?symbol=USDT&network=ERC20', who: 'member' },
  { name: 'rechargeSubmit', path: '/recharge/rechargeSubmit?symbol=USDT&network=ERC20', who: 'member' },
  { name: 'withdrawPage', path: '/withdraw/withdrawPage', who: 'member' },
  { name: 'withdraw-addresses', path: '/withdraw/addresses', who: 'member' },
  { name: 'withdraw-add', path: '/withdraw/addresses?add=ERC20', who: 'member' },
  { name: 'exchangePage', path: '/exchange/exchangePage', who: 'member' },
  { name: 'exchangeHistory', path: '/exchange/exchangeHistory', who: 'member' },
  { name: 'userCenter', path: '/userCenter', who: 'member' },
  { name: 'language', path: '/language', who: 'member' },
  { name: 'promote', path: '/promote', who: 'member' },
  { name: 'promote-rules', path: '/promote/rules', who: 'guest' },
  { name: 'invitation', path: '/r/NOBODYS1', who: 'guest' },
  ...['ShareQRCode', 'SharePoster', 'sendToUser', 'closeAccount', 'personalData', 'creditScore', 'loginHistory'].map(
    (what): Screen => ({ name: what, path: `/${what}`, who: 'member' }),
  ),
  { name: 'exchangeRate', path: '/exchangeRate', who: 'member' },
  { name: 'perpetualContract', path: '/perpetualContract/BTC', who: 'member' },
  {
    name: 'leverage',
    path: '/perpetualContract/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.trading-kind .q-field + .q-field button'),
  },
  {
    name: 'perpetual-triggers',
    path: '/perpetualContract/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.perpetual-acts button'),
  },
  {
    name: 'perpetual-close',
    path: '/perpetualContract/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.perpetual-acts button:last-child'),
  },
  {
    name: 'perpetual-close-all',
    path: '/perpetualContract/BTC',
    who: 'member',
    open: (page) => openSheet(page, '.trading-panel .q-tabs button[aria-haspopup]'),
  },
  ...['Info', 'Funding', 'Queue', 'Calculator'].map(
    (what): Screen => ({ name: `perpetual${what}`, path: `/perpetual${what}/BTCUSDT-PERP`, who: 'member' }),
  ),
  ...['Fund', 'History', 'Activity', 'Payments', 'Realised', 'Receipts', 'Receipt', 'Notices', 'NoticeSettings'].map(
    (what): Screen => ({ name: `perpetual${what}`, path: `/perpetual${what}`, who: 'member' }),
  ),
  { name: 'traders', path: '/traders', who: 'guest' },
  { name: 'trader', path: '/trader/1', who: 'guest' },
  { name: 'following', path: '/following', who: 'member' },
  { name: 'following-over', path: '/following?over=1', who: 'member' },
  { name: 'leading', path: '/leading', who: 'member' },
  { name: 'earn', path: '/fm-home', who: 'guest' },
  { name: 'fund-fixed', path: '/fund?kind=fixed', who: 'guest' },
  { name: 'machine', path: '/machine', who: 'guest' },
  { name: 'pool-lock', path: '/pool-lock', who: 'guest' },
  { name: 'earnCoverage', path: '/earnCoverage', who: 'guest' },
  { name: 'linkedWallet', path: '/linkedWallet', who: 'guest' },
  { name: 'fund-rule', path: '/fund-rule?product=1', who: 'guest' },
  { name: 'machine-rule', path: '/machine-rule', who: 'guest' },
  ...['fund', 'fund-buy', 'financialOrder', 'financialHistory', 'miningMachineOrder', 'order-success'].map(
    (what): Screen => ({ name: what, path: `/${what}`, who: 'member' }),
  ),
  { name: 'deliveryContract', path: '/deliveryContract/BTC', who: 'member' },
  { name: 'deliveryContractHistory', path: '/deliveryContractHistory', who: 'member' },
  { name: 'deliverySamples', path: '/deliverySamples/BTC', who: 'guest' },
  { name: 'login', path: '/login', who: 'guest' },
  {
    name: 'wallets',
    path: '/login',
    who: 'guest',
    open: (page) => openSheet(page, '.identity-ways [aria-haspopup]'),
  },
  { name: 'gooleVerify', path: '/login', who: 'guest', open: (page) => begunAt(page, '/gooleVerify') },
  { name: 'register', path: '/register', who: 'guest' },
  {
    name: 'country-code',
    path: '/register',
    who: 'guest',
    open: async (page) => {
      await page.locator('.identity-form .q-segments label').last().click();
      await openSheet(page, '.q-phone-code');
    },
  },
  { name: 'setFond', path: '/register', who: 'guest', open: (page) => begunAt(page, '/setFond') },
  { name: 'verify', path: '/register', who: 'guest', open: (page) => begunAt(page, '/verify') },
  { name: 'finish', path: '/finish', who: 'member' },
  { name: 'forget', path: '/forget', who: 'guest' },
  { name: 'safeVerify', path: '/forget', who: 'guest', open: (page) => begunAt(page, '/safeVerify') },
  { name: 'resetPassword', path: '/forget', who: 'guest', open: (page) => begunAt(page, '/resetPassword') },
  { name: 'passSuccess', path: '/passSuccess', who: 'guest' },
  { name: 'customerService', path: '/customerService', who: 'member' },
  { name: 'customerService-guest', path: '/customerService', who: 'guest' },
  { name: 'helpCenter', path: '/helpCenter', who: 'guest' },
  { name: 'helpDetail', path: '/helpDetail?id=liquidation', who: 'guest' },
  { name: 'commonProblem', path: '/CommonProblem', who: 'guest' },
  ...['spot', 'contracts', 'wallet', 'earn'].map(
    (tab): Screen => ({ name: `fees-${tab}`, path: `/fees?tab=${tab}`, who: 'guest' }),
  ),
  { name: 'networkStatus', path: '/networkStatus', who: 'guest' },
  { name: 'announce', path: '/announce', who: 'guest' },
  { name: 'announceDetail', path: '/announceDetail', who: 'guest' },
  { name: 'safety', path: '/safety', who: 'member' },
  { name: 'freeze', path: '/safety', who: 'member', open: (page) => openSheet(page, '.security-rows > button') },
  { name: 'freeze-link', path: '/safety?freeze=none', who: 'guest' },
  { name: 'stop-link', path: '/safety?stop=none', who: 'guest' },
  { name: 'changeVerify', path: '/changeVerify', who: 'member' },
  ...['email', 'phone', 'authenticator', 'passkey', 'word'].map(
    (what): Screen => ({ name: `bind-${what}`, path: `/bindVerify?what=${what}`, who: 'member' }),
  ),
  { name: 'changePassword', path: '/changePassword', who: 'member' },
  { name: 'changeFundsPassword', path: '/changeFundsPassword', who: 'member' },
  { name: 'resetVerify', path: '/resetVerify', who: 'guest' },
  { name: 'resetSuccess', path: '/resetSuccess', who: 'guest' },
  { name: 'authentication', path: '/authentication', who: 'member' },
  { name: 'certificationCenter', path: '/certificationCenter', who: 'member' },
  { name: 'identity', path: '/identity', who: 'member' },
  { name: 'identity-person', path: '/identity?step=person', who: 'member' },
  { name: 'identity-front', path: '/identity?step=front', who: 'member' },
  { name: 'identity-review', path: '/identity?step=review', who: 'member' },
  { name: 'country', path: '/identity', who: 'member', open: (page) => openSheet(page, '.q-select button') },
  { name: 'advancedCtf', path: '/advancedCtf', who: 'member' },
  { name: 'advancedBusiness', path: '/advancedBusiness', who: 'member' },
  { name: 'terms', path: '/TermsOfService', who: 'guest' },
  {
    name: 'demo-enter',
    path: '/userCenter',
    who: 'member',
    open: (page) => openSheet(page, '.identity-demo button'),
  },
  { name: 'demo-home', path: '/home', who: 'demo' },
  { name: 'demo-trade', path: '/trade/BTC', who: 'demo' },
  { name: 'demo-fills', path: '/tradeRecord/all?tab=fills', who: 'demo' },
  { name: 'demo-leave', path: '/withdraw/withdrawPage', who: 'demo' },
];

export const addressOf = ({ path }: Screen, filled: Filled): string => (typeof path === 'string' ? path : path(filled));

/** Nothing on the screen waits for anything any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main === null || (main.textContent ?? '').trim() === '') return false;
    return ![...document.querySelectorAll('.q-skeleton, .q-bone, [aria-busy="true"]')].some((one) => {
      // The rows that follow a long list are fetched when somebody comes near them.
      const before = one.closest('.q-skeleton')?.previousElementSibling;
      const follows = before?.matches('.long-list') && one.getBoundingClientRect().top >= innerHeight;
      return !follows;
    });
  });
  await page.evaluate(() => document.fonts.ready);
  // What came last is drawn in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Fills in a buy by its share of the balance, and presses. In any language: only figures and roles are named. */
async function openConfirmSheet(page: Page): Promise<void> {
  const form = page.locator('main form');
  await orderFormStands(page);
  await form.getByRole('slider').press('PageUp');
  await form.getByRole('button', { name: /[0-9]/ }).last().click();
  await page.getByRole('dialog').waitFor();
  await sheetStands(page);
}

/** The price is put in when the first ticker has come, and the balance of a member is there. */
export async function orderFormStands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const price = document.querySelector<HTMLInputElement>('main form input[inputmode="decimal"]');
    const share = document.querySelector<HTMLInputElement>('main form input[type="range"]');
    return price !== null && price.value !== '' && share?.disabled === false;
  });
}

/** Opens what a control opens, in any language and at any size. */
async function openSheet(page: Page, control: string): Promise<void> {
  await page.locator(control).first().click();
  await page.getByRole('dialog').waitFor();
  await sheetStands(page);
}

/** A later step of the ways in, with what the steps before it remember in this tab. */
async function begunAt(page: Page, step: string): Promise<void> {
  await page.evaluate(() => {
    const address = 'alice@quay.test';
    const sent = { to: address, againAt: Date.now() + 45_000 };
    const second = { ticket: 'none', factors: ['totp', 'recovery-code'] };
    sessionStorage.setItem('quay.log-in', JSON.stringify({ username: 'alice', second }));
    sessionStorage.setItem('quay.sign-up', JSON.stringify({ by: 'email', email: address, sent }));
    sessionStorage.setItem('quay.recovery', JSON.stringify({ email: address, sent, ticket: 'none' }));
  });
  await page.goto(step);
  await settled(page);
}

async function openMarkets(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^BTC\/USDT/ }).click();
  await page.getByRole('dialog').waitFor();
  await sheetStands(page);
}

/** A sheet that still rises is neither read nor pictured. */
export async function sheetStands(page: Page): Promise<void> {
  // Prices flash behind it all the time.
  await page.waitForFunction(() =>
    document
      .querySelector('dialog[open]')
      ?.getAnimations()
      .every(({ playState }) => playState !== 'running'),
  );
}
