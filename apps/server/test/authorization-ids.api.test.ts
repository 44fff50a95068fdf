import { alice, mallory } from '@quay/cast';
import { type Call, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';
import * as convert from '@quay/contract/convert';
import * as identity from '@quay/contract/identity';
import * as spot from '@quay/contract/spot';
import * as staff from '@quay/contract/staff';
import * as support from '@quay/contract/support';
import * as upload from '@quay/contract/upload';
import * as verification from '@quay/contract/verification';
import * as wallet from '@quay/contract/wallet';
import { type Core, systemAccounts } from '@quay/core';
import { units } from '@quay/money';
import { ask as askDatabase } from '@quay/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundAuthenticator } from './authenticator.ts';
import { callOf, isRefused, namesObjects, seen as seenWithout } from './authorization/objects.ts';
import { byHand, endow } from './by-hand.ts';
import { Console } from './console.ts';
import { SoftPasskey } from './passkey.ts';
import { type Answer, dataOf, reasonOf, Serving } from './serving.ts';

/**
 * Whoever names somebody else's object gets what they would get for one that never was, and nothing of it changes.
 * Which fields name objects is read off the contract: one that no list below knows fails.
 */
type AnyCall = Call<never, unknown>;
type Person = {
  readonly token: string;
  readonly guest: string;
  readonly device: SoftPasskey;
  readonly passkeyId: number;
};
/** What somebody has that another one could name. */
type Objects = {
  readonly order: number;
  readonly session: number;
  readonly passkey: number;
  readonly identityPicture: string;
  readonly businessPicture: string;
  readonly chatPicture: string;
  readonly guestPicture: string;
  readonly deposit: number;
  readonly quote: number;
  readonly savedAddress: number;
  readonly withdrawal: number;
};

let serving: Serving;
let admin: Console;
let owner: Person;
let otherUser: Person;
let owners: Objects;
let otherUsers: Objects;
const nobodys: Objects = {
  order: 999_999,
  session: 999_999,
  passkey: 999_999,
  identityPicture: 'f'.repeat(32),
  businessPicture: 'e'.repeat(32),
  chatPicture: 'd'.repeat(32),
  guestPicture: 'c'.repeat(32),
  deposit: 999_999,
  quote: 999_999,
  savedAddress: 999_999,
  withdrawal: 999_999,
};

beforeAll(async () => {
  serving = await Serving.start();
  admin = await Console.first(serving);
  // With passkeys they come later: those are bound to the port.
  const ids = [(await serving.register(alice)).member.id, (await serving.register(mallory)).member.id];
  await serving.close();
  await serving.withDatabase((url) => byHand(url, (core) => endow(core, systemAccounts.convert, { BTC: '1' })));
  await serving.withDatabase((url) => byHand(url, (core) => askToWithdraw(core, ids)));
  await serving.open();
  await serving.withReads(({ chain }) => chain.beginNetwork('ERC20', { number: 0, hash: '0x0' }));
  owner = await person(alice, 'alices-own-browser');
  otherUser = await person(mallory, 'mallorys-own-browser');
  owners = await objectsOf(owner);
  otherUsers = await objectsOf(otherUser);
});
afterAll(() => serving.end());

const origin = () => serving.url.replace('127.0.0.1', 'localhost');
const challenge = (token: string, request: object) =>
  serving.get(identity.passkeyOptions as Call<never, identity.PasskeyChallenge>, request, { token });

async function person(login: identity.Login, guest: string): Promise<Person> {
  const { token } = await serving.login(login);
  // Another device, before there is a second lock.
  await serving.login(login);
  const device = new SoftPasskey(origin());
  const passkey = device.make(await challenge(token, { act: 'add-passkey', fresh: true }));
  const request = { name: 'Phone', passkey, proof: { password: login.password } };
  const added = await serving.get(identity.addPasskey as Call<never, identity.Passkey>, request, { token });
  return { token, guest, device, passkeyId: added.passkeyId };
}

async function objectsOf(who: Person): Promise<Objects> {
  const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001', clientOrderId: 'mine' };
  const placed = await serving.get(spot.placeOrder as Call<never, spot.Order>, order, { token: who.token });
  const sessions = await serving.get(identity.sessions, {}, { token: who.token });
  return {
    order: placed.orderId,
    session: sessions.find(({ isThis }) => !isThis)!.sessionId,
    passkey: who.passkeyId,
    identityPicture: await picture('identity', who),
    businessPicture: await picture('business', who),
    chatPicture: await picture('chat', who),
    guestPicture: await picture('reset', who, true),
    deposit: await deposit(who),
    quote: await quote(who),
    savedAddress: await savedAddress(who),
    withdrawal: (await serving.get<wallet.Withdrawal[]>(wallet.withdrawals, {}, { token: who.token }))[0]!.withdrawalId,
  };
}

/** A deposit that was seen in a block. */
async function deposit({ token }: Person): Promise<number> {
  const { id: userId } = await serving.get<identity.Member>(identity.memberInfo, {}, { token });
  seenBlocks += 1;
  const block = { number: seenBlocks, hash: `0x${seenBlocks}` };
  const seen = {
    txHash: `0xd${seenBlocks}`,
    logIndex: 0,
    block: block.number,
    blockHash: block.hash,
    asset: 'USDT',
    contract: '0xc',
    sender: '0x5',
    address: '0xa',
    userId,
    atoms: 5_000_000n,
    amount: 500_000_000n,
    state: 'pending' as const,
  };
  await serving.withReads(({ chain }) => chain.takeIn('ERC20', block, [seen], Date.now(), 0));
  const [own] = await serving.get<wallet.Deposit[]>(wallet.deposits, {}, { token });
  return own!.depositId;
}
let seenBlocks = 0;

/** Withdrawals that wait for staff; no chain is there to ask for them. */
function askToWithdraw(core: Core, owners: readonly number[]): void {
  const request = owners.map((one) => ({
    owner: one,
    requestId: 'hers',
    asset: 'USDT',
    network: 'ERC20',
    address: PAYEE,
    amount: units('100'),
    fee: units('1.5'),
    provenBy: 'passkey',
    needs: 1,
    dayLimit: units('1000'),
    dayCount: 10,
  }));
  const at = Date.now();
  core.engine.submitAll(
    request.map((input) => ({ sent: { name: 'wallet/request-withdrawal', at, input }, answer: () => undefined })),
  );
}
const PAYEE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

async function savedAddress({ token }: Person): Promise<number> {
  const { id: userId } = await serving.get<identity.Member>(identity.memberInfo, {}, { token });
  const row = { userId, network: 'ERC20', address: PAYEE, label: 'Savings', at: Date.now(), usableFrom: Date.now() };
  const saved = await serving.withReads(({ chain }) => chain.saveAddress(row, 50));
  if (typeof saved === 'string') throw new Error(saved);
  return saved.id;
}

/** A quote for a coin that both sides of its market price. */
async function quote({ token }: Person): Promise<number> {
  const order = { symbol: 'BTC', type: 'limit', quantity: '0.01', selfTrade: 'cancel-taker' };
  await serving.get(spot.placeOrder as AnyCall, { ...order, side: 'buy', price: '64190' }, { token });
  await serving.get(spot.placeOrder as AnyCall, { ...order, side: 'sell', price: '64210' }, { token });
  const request = { give: 'USDT', take: 'BTC', giveAmount: '10' };
  const quoted = await serving.get(convert.quoteExchange as Call<never, convert.Quote>, request, { token });
  return quoted.quoteId;
}

/** The smallest picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function picture(purpose: upload.UploadPurpose, { guest, token }: Person, asGuest = false): Promise<string> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new Blob([PNG], { type: 'image/png' }), 'picture.png');
  const headers: Record<string, string> = asGuest ? { 'guest-token': guest } : { [TOKEN_HEADER]: token };
  const { path } = asGuest ? upload.uploadGuest : upload.uploadLocal;
  return dataOf<upload.Uploaded>(await serving.fetch(path, { method: 'POST', headers, body })).fileId;
}

/** How a call is asked with somebody's objects in it; everything else in it is right. */
type RequestOf = (of: Objects) => object | Promise<object>;

const basic = {
  areaCode: 'DE',
  idname: 'id-card',
  idCard: 'L01X00T47',
  realName: 'Mallory Gray',
  birthDate: '1990-04-01',
  expiryDate: '2040-04-01',
};
const home = {
  homeAddress: 'Harbour 4',
  relativeName: 'Trudy Gray',
  relation: 'sibling',
  relativePhone: '+4930123456',
};

/** The one of two pictures that is tried; the other one is the stranger's own. */
const basicWith = (field: string) => (of: Objects) => {
  const own = otherUsers.identityPicture;
  return { ...basic, idCardFront: own, idCardBack: own, handHeldIdCard: own, [field]: of.identityPicture };
};
const advancedWith = (field: string) => (of: Objects) => {
  const own = otherUsers.identityPicture;
  return { ...home, addressProof: own, selfie: own, [field]: of.identityPicture };
};
const businessWith = (field: string) => async (of: Objects) => {
  const own = otherUsers.businessPicture;
  await secure(otherUser);
  const detail = { experience: 'ten years', contact: 'by chat', assetData: own, tradeData: own };
  return { detail: { ...detail, [field]: of.businessPicture } };
};

/** A second factor and an address that messages reach, which an application as a merchant asks for first. */
async function secure({ token }: Person): Promise<void> {
  const { id, username } = await serving.get<identity.Member>(identity.memberInfo, {}, { token });
  await boundAuthenticator(serving, { id, name: username });
  await serving.withDatabase((url) =>
    askDatabase(url, 'update users set email = $2 where id = $1', [id, `${id}@quay.example`]),
  );
}

const swaps: Readonly<Record<string, RequestOf>> = {
  'spot/amend-order orderId': ({ order }) => ({ orderId: order, price: '64001' }),
  'spot/cancel-order orderId': ({ order }) => ({ orderId: order }),
  'spot/cancel-orders orderIds': ({ order }) => ({ orderIds: [order] }),
  'spot/order-detail orderId': ({ order }) => ({ orderId: String(order) }),
  'identity/end-session sessionId': ({ session }) => ({ sessionId: session }),
  'identity/remove-passkey passkeyId': async ({ passkey }) => ({
    passkeyId: passkey,
    proof: { passkey: otherUser.device.use(await challenge(otherUser.token, { act: 'remove-passkey' })) },
  }),
  'verification/apply-basic idCardFront': basicWith('idCardFront'),
  'verification/apply-basic idCardBack': basicWith('idCardBack'),
  'verification/apply-basic handHeldIdCard': basicWith('handHeldIdCard'),
  'verification/apply-advanced addressProof': advancedWith('addressProof'),
  'verification/apply-advanced selfie': advancedWith('selfie'),
  'verification/apply-notary deed': ({ identityPicture }) => ({
    notaryName: 'Olivia Stern',
    notaryCountry: 'DE',
    deedNumber: '17/2026',
    deed: identityPicture,
  }),
  'verification/apply-business detail.assetData': businessWith('assetData'),
  'verification/apply-business detail.tradeData': businessWith('tradeData'),
  'upload/file-link fileId': ({ identityPicture }) => ({ fileId: identityPicture }),
  'wallet/deposit-detail depositId': ({ deposit }) => ({ depositId: String(deposit) }),
  'wallet/remove-address addressId': ({ savedAddress: addressId }) => ({ addressId }),
  'wallet/withdrawal-detail withdrawalId': ({ withdrawal }) => ({ withdrawalId: String(withdrawal) }),
  'convert/exchange quoteId': ({ quote }) => ({ quoteId: quote }),
  'support/send-message picture': ({ chatPicture }) => ({ picture: chatPicture, clientId: 'with-a-picture' }),
};

/** Acts that a passkey proves, with everything else that they ask for. */
const proven: Readonly<Record<string, { readonly act: identity.SecurityAct; readonly with: object }>> = {
  'identity/bind-authenticator': { act: 'bind-authenticator', with: { totp: '123456' } },
  'identity/new-recovery-codes': { act: 'new-recovery-codes', with: {} },
  'identity/bind-email': { act: 'bind-email', with: { email: 'mallory@example.com', code: '123456' } },
  'identity/bind-phone': { act: 'bind-phone', with: { areaCode: '+49', phone: '15112345678', code: '123456' } },
  'identity/add-passkey': {
    act: 'add-passkey',
    with: { name: 'Another', passkey: { challengeId: 'x', response: {} } },
  },
  'identity/remove-passkey': { act: 'remove-passkey', with: {} },
  'identity/change-password': {
    act: 'change-password',
    with: { oldPassword: mallory.password, password: 'a much longer one 7' },
  },
  'identity/set-fund-password': { act: 'set-fund-password', with: { fundPassword: '493817' } },
  'identity/change-fund-password': {
    act: 'change-fund-password',
    with: { oldFundPassword: '493817', fundPassword: '493818' },
  },
  'identity/set-anti-phishing': { act: 'set-anti-phishing', with: { word: 'lantern' } },
  'identity/unfreeze': { act: 'unfreeze', with: {} },
  'account/close-account': { act: 'close-account', with: { leaveRest: false } },
  'account/export-data': { act: 'export-data', with: { fundPassword: '493817' } },
  'wallet/send-to-user': {
    act: 'send-coins',
    with: { recipient: 999_999, symbol: 'USDT', amount: '1', requestId: 'to-nobody', fundPassword: '493817' },
  },
  'wallet/add-address': { act: 'add-address', with: { network: 'ERC20', address: PAYEE, label: 'Hers' } },
  'wallet/withdraw': {
    act: 'withdraw',
    with: {
      symbol: 'USDT',
      network: 'ERC20',
      address: PAYEE,
      amount: '100',
      requestId: 'another',
      fundPassword: '493817',
    },
  },
};

const beforeProof: readonly string[] = [
  'identity/bind-authenticator',
  'identity/new-recovery-codes',
  'identity/change-fund-password',
  'identity/unfreeze',
  // No network is there; with one: withdrawals.api.test.ts.
  'wallet/add-address',
  'wallet/withdraw',
  // Coins are left, and nobody has this UID: account.api.test.ts.
  'account/close-account',
  'wallet/send-to-user',
];

/** Fields that look as if they named somebody's object. */
const otherwise: Readonly<Record<string, string>> = {
  clientOrderId: 'the sender’s own name for a wish: below',
  clientId: 'the sender’s own name for a message',
  requestId: 'the sender’s own name for a transfer or withdrawal: transfers.api.test.ts',
  chainId: 'a chain of the world',
  ticket: 'a secret of 192 bits that opens what it is for, whoever has it',
  'announcement/announcement-detail id': 'announcements are for all',
  'market/remove-alert id': 'price-alerts.api.test.ts removes that of somebody else, which changes nothing',
  'identity/forgot-password passkey.challengeId': 'a challenge for nobody yet: the passkey says who it is',
  'identity/login-verify passkey.challengeId': 'a challenge for the ticket beside it',
  'identity/passkey-login challengeId': 'a challenge for nobody yet: the passkey says who it is',
  'identity/add-passkey passkey.challengeId': 'judged after the proof: passkeys.api.test.ts',
  'identity/login-by-eth code': 'a number for one signature, bound to what is signed',
  'liquidity/link-wallet code': 'a number for one signature, bound to user and address: liquidity.api.test.ts',
  'identity/apply-reset documents': 'below',
  'credit/apply documents': 'each of them by itself',
  // No contract is listed here: perpetual.api.test.ts asks for the orders of somebody else.
  ...Object.fromEntries(
    ['cancel-order', 'order-detail', 'legacy-order-of', 'legacy-terminate', 'legacy-fills-of'].map((verb) => [
      `perpetual/${verb} orderId`,
      'perpetual.api.test.ts',
    ]),
  ),
  'perpetual/legacy-order id': 'the same',
  ...Object.fromEntries(
    [
      ...['amend-order orderId', 'set-triggers orderId', 'edit-trigger triggerId', 'cancel-trigger triggerId'],
      ...['close-by-order orderId', 'legacy-close-by-order orderId', 'legacy-modify-closure contractOrderId'],
    ].map((field) => [`perpetual/${field}`, 'perpetual-triggers.api.test.ts']),
  ),
  loanId: 'credit.api.test.ts asks for the loan of somebody else',
  ...Object.fromEntries(
    ['id-photo', 'income', 'statement', 'property'].map((name) => [
      `credit/apply documents.${name}`,
      'credit.api.test.ts applies with the picture of somebody else',
    ]),
  ),
  follow: 'following.api.test.ts asks for the follow of somebody else',
  ...Object.fromEntries(
    ['redeem', 'exit-early', 'take-out', 'order', 'history', 'history-export'].map((verb) => [
      `earn/${verb} order`,
      'earn.api.test.ts asks for the order of somebody else',
    ]),
  ),
  'following/leaders order': 'by what they are put in order',
  'spot/order-links orderId': 'linked-orders.api.test.ts asks for the links of somebody else',
  loan: 'loans.api.test.ts asks for the loan of somebody else',
  sale: 'loans.api.test.ts asks for the receipt of somebody else',
};

/** Bound to user and act: first-factors.api.test.ts. */
const WALLET_CODE = 'proof.wallet.code';
const isProof = (path: string) => path === 'proof.passkey.challengeId';
/** Trading between people: authorization-ids-c2c.api.test.ts. */
const named = namesObjects.filter(({ call }) => !call.name.startsWith('c2c/'));

test('every field that names an object is tried, or it is said why not', () => {
  const known = (key: string, name: string, path: string) =>
    key in swaps || key in otherwise || name in otherwise || isProof(path) || path === WALLET_CODE;
  expect(named.filter(({ key, name, path }) => !known(key, name, path)).map(({ key }) => key)).toEqual([]);
  expect(
    named
      .filter(({ path }) => isProof(path))
      .map(({ call }) => call.name)
      .sort(),
  ).toEqual(Object.keys(proven).sort());
  const keys = new Set(named.flatMap(({ key, name }) => [key, name]));
  expect([...Object.keys(swaps), ...Object.keys(otherwise)].filter((key) => !keys.has(key))).toEqual([]);
});

const seen = (answer: Answer, of: Objects): string => seenWithout(answer, Object.values(of));

test.each(Object.entries(proven))(
  '%s: a challenge of somebody else proves nothing',
  async (name, { act, with: more }) => {
    const call = callOf(name);
    const own = name === 'identity/remove-passkey' ? { passkeyId: otherUser.passkeyId } : {};
    const prove = async (token: string, as?: string) => {
      const request = await challenge(token, { act });
      const passkey = otherUser.device.use(request);
      const proof = { passkey: { ...passkey, challengeId: as ?? request.challengeId } };
      return serving.ask(call, { ...more, ...own, proof }, { token: otherUser.token });
    };
    const others = await prove(owner.token);
    const nobody = await prove(otherUser.token, 'f'.repeat(48));
    expect(isRefused(others), others.text).toBe(true);
    expect(others.text).toBe(nobody.text);
    // Some acts are refused before anybody looks at the proof; most are not.
    if (!beforeProof.includes(name)) expect(reasonOf(others)).toBe('identity/passkey-wrong');
  },
);

test.for(Object.entries(swaps))('%s: another’s is as good as nobody’s', async ([key, request], { skip }) => {
  const call = callOf(key);
  const ask = async (of: Objects) =>
    serving.ask(call, await request(of), { token: otherUser.token, headers: { 'guest-token': otherUser.guest } });
  const before = await everythingOf(owner);
  const others = await ask(owners);
  if (others.status === 404) skip('nobody serves it yet');
  const nobody = await ask(nobodys);
  expect(isRefused(others), others.text).toBe(true);
  expect(seen(others, owners)).toBe(seen(nobody, nobodys));
  expect(await everythingOf(owner)).toBe(before);
  // It is the name that is refused, not something else in the request.
  expect(seen(await ask(otherUsers), otherUsers)).not.toBe(seen(nobody, nobodys));
});

test('one’s own name for an order is nobody else’s', async () => {
  const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.002', clientOrderId: 'hers' };
  const [hers, his] = await Promise.all(
    [owner, otherUser].map(({ token }) => serving.get(spot.placeOrder as Call<never, spot.Order>, order, { token })),
  );
  expect(his!.orderId).not.toBe(hers!.orderId);
});

test('a guest’s pictures are of no use to another guest', async () => {
  const address = 'mallory@example.com';
  await serving.get(identity.sendGuestCode as AnyCall, { purpose: 'reset-request', channel: 'email', address });
  const code = await serving.codeFor(address);
  const apply = (documents: string[]) =>
    serving.ask(
      identity.applyReset,
      {
        username: alice.username,
        subjects: ['password'],
        contactEmail: address,
        code,
        explanation: 'lost it',
        documents,
      },
      { headers: { 'guest-token': otherUser.guest } },
    );
  const another = await picture('reset', otherUser, true);
  const others = await apply([owners.guestPicture, another]);
  const nobody = await apply([nobodys.guestPicture, another]);
  expect(reasonOf(others)).toBe('upload/file-unknown');
  expect(others.text).toBe(nobody.text);
  // Neither is a picture of a user for another purpose.
  expect(reasonOf(await apply([otherUsers.identityPicture, another]))).toBe('upload/file-unknown');
  expect(reasonOf(await apply([otherUsers.guestPicture, another]))).toBeUndefined();

  // The console shows the pictures of a request, and by its number no other ones.
  const [reset] = await admin.get(staff.resets);
  const show = (shown: string) =>
    admin.ask(staff.revealReset, { resetId: reset!.resetId, picture: shown, reason: 'is it him' });
  expect(reasonOf(await show(owners.identityPicture))).toBe('staff/not-there');
  expect(reasonOf(await show(nobodys.identityPicture))).toBe('staff/not-there');
  expect(reasonOf(await show(another))).toBeUndefined();
});

test('what a user is told is about this user alone', async () => {
  for (const { call, request } of own) {
    const answer = await serving.ask(call, {}, { token: otherUser.token });
    if (answer.status === 404) continue;
    expect(answer.text, call.name).not.toContain(alice.username);
    for (const name of [owners.identityPicture, owners.chatPicture, owners.guestPicture]) {
      expect(answer.text, call.name).not.toContain(name);
    }
    expect(request.safeParse({}).success).toBe(true);
  }
  expect(own.length).toBeGreaterThan(10);
});

/** Everything that a user can ask for without saying what. */
const own = catalog.filter(
  ({ call, request }) =>
    (call.permission === 'user' || call.name === support.chat.name) &&
    (call.method === 'GET' || call.name === verification.realDetail.name) &&
    request.safeParse({}).success,
);

async function everythingOf({ token }: Person): Promise<string> {
  const answers = [];
  // What a day brought moves with the clock alone.
  const still = own.filter(({ call }) => call.name !== 'wallet/day-profit');
  // Rows that are as new as what was committed until now.
  const { seq } = JSON.parse((await serving.fetch('/health')).text) as { seq: number };
  const headers = { [SEQ_HEADER]: String(seq) };
  for (const { call } of still) answers.push((await serving.ask(call, {}, { token, headers })).text);
  // Links are new each time.
  return answers.join('\n').replaceAll(/"[^"]*\?until=[^"]*"/g, '"a link"');
}
