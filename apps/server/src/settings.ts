import { isIP } from 'node:net';
import path from 'node:path';
import { EARN_DAY_MIN_MS, EARN_DAY_MS } from '@quay/contract/earn';
import type { DeliveryPace } from './areas/perpetual/delivery-pace.ts';
import { readSmsGateway, type SmsGateway } from './messages/sms/gateway-file.ts';
import type { Network } from './outside/chain/networks.ts';
import { readNetworks } from './outside/chain/networks-file.ts';
import { type PriceConfig, readPriceSources } from './outside/prices/sources-file.ts';
import { type SignerAddress, signerAddress } from './outside/signer/socket/address.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What an operator chooses, by environment variables. */
export type Settings = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and everything else that lasts is kept. */
  readonly dataDir: string;
  /** Another PostgreSQL than the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Waits while another core writes to this database, and takes over when it is gone. */
  readonly standby: boolean;
  readonly simulatedMarket: boolean;
  /** Whether people may practise with money of the demo. */
  readonly demoAccounts: boolean;
  /** Dated contracts of a simulated market that end within the day; those of the calendar when not said. */
  readonly intradayDelivery?: DeliveryPace | undefined;
  /** How long an hour of loans is in a simulated market, in milliseconds; that of the clock when not said. */
  readonly loanHourMs?: number | undefined;
  /** How long a day of a product of Earn lasts that is listed from now on: 24 hours in a real market. */
  readonly earnDayMs?: number | undefined;
  /** How many batches of the journal stay once the tables have them. */
  readonly journalKeep: number | 'all';
  readonly logLevel: LogLevel;
  /** The key that seals secrets; the first start makes one when none is given. */
  readonly masterKey: Uint8Array | undefined;
  /** The mail server that carries our e-mails, with who they come from; without one they stay in the outbox. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
  /** The gateway that carries our text messages; without one nothing is offered that needs them. */
  readonly sms?: SmsGateway | undefined;
  /** The address under which people reach this server: what passkeys and wallet logins are bound to. */
  readonly publicUrl: string | undefined;
  /** Proxies in front of this server, as addresses or networks: what they say of where a request comes from is believed. */
  readonly trustedProxies: readonly string[];
  /** Most connections in all; as many as the system's limit of open files allows when not said. */
  readonly connectionsMax?: number | undefined;
  /** Most connections of one IPv4 address or one /64 of IPv6; an eighth of all when not said. */
  readonly connectionsPerAddress?: number | undefined;
  /** What whoever reads `/metrics` must send; without one nobody may. */
  readonly metricsToken?: string | undefined;
  /** Where prices of coins and rates of fiat currencies come from; where the market is simulated, prices are too. */
  readonly prices?: PriceConfig | undefined;
  /** The networks that coins come in on and go out by: two small ones on this machine, none, or an operator's. */
  readonly chains: Chains;
  /** A signer that runs by itself, and the file of what both prove themselves with; without one it is a process of ours. */
  readonly signer?: { readonly address: SignerAddress; readonly secretFile: string } | undefined;
  /** Where our own signer finds the key of its seed. It is named here and read there alone. */
  readonly signerKeyFile?: string | undefined;
};

export type Chains = 'development' | 'none' | readonly Network[];

/** A setting that cannot be used, in one line that names it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. What is empty counts as not set. @throws {BadSetting} */
export function readSettings(environment: Environment, folder: string): Settings {
  const said = (name: string) => environment[name]?.trim() || undefined;
  onlyOneRole(said('ROLE'));
  noMessaging(said('NATS_URL'));
  const simulatedMarket = oneOf('SIMULATED_MARKET', ['on', 'off'], said('SIMULATED_MARKET') ?? 'on') === 'on';
  const networks = chains(said('CHAINS') ?? (simulatedMarket ? 'development' : 'none'), folder);
  return {
    port: port(said('PORT') ?? '8080'),
    host: host(said('HOST') ?? '127.0.0.1'),
    dataDir: path.resolve(folder, said('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(said('DATABASE_URL')),
    standby: oneOf('STANDBY', ['on', 'off'], said('STANDBY') ?? 'off') === 'on',
    simulatedMarket,
    demoAccounts: oneOf('DEMO_ACCOUNTS', ['on', 'off'], said('DEMO_ACCOUNTS') ?? 'on') === 'on',
    intradayDelivery: intradayDelivery(said('INTRADAY_DELIVERY'), simulatedMarket),
    loanHourMs: loanHour(said('LOAN_HOUR'), simulatedMarket),
    earnDayMs: earnDay(said('EARN_DAY_SECONDS'), simulatedMarket),
    // The journal is the evidence of a real market; of a simulated one some hours are enough.
    journalKeep: batches(said('JOURNAL_KEEP') ?? (simulatedMarket ? '50000' : 'all')),
    logLevel: oneOf('LOG_LEVEL', logLevels, said('LOG_LEVEL') ?? 'info'),
    masterKey: masterKey(said('MASTER_KEY')),
    mail: mail(said('SMTP_URL'), said('MAIL_FROM')),
    sms: smsGateway(said('SMS_GATEWAY'), said('SMS_GATEWAY_SECRETS'), folder),
    publicUrl: publicUrl(said('PUBLIC_URL')),
    trustedProxies: proxies(said('TRUSTED_PROXIES') ?? ''),
    connectionsMax: connections('CONNECTIONS_MAX', said('CONNECTIONS_MAX')),
    connectionsPerAddress: connections('CONNECTIONS_PER_ADDRESS', said('CONNECTIONS_PER_ADDRESS')),
    metricsToken: metricsToken(said('METRICS_TOKEN')),
    prices: priceSources(said('PRICE_SOURCES'), simulatedMarket, folder),
    chains: networks,
    ...signer(said('SIGNER'), said('SIGNER_SECRET_FILE'), said('SIGNER_KEY_FILE'), networks, folder),
  };
}

function port(text: string): number {
  const number = Number(text);
  if (!/^[0-9]{1,5}$/.test(text) || number > 65_535) {
    throw new BadSetting(`PORT must be a number from 0 to 65535, not "${text}"`);
  }
  return number;
}

const KEEP_MIN = 1_000;

function batches(text: string): number | 'all' {
  if (text === 'all') return text;
  const number = Number(text);
  if (!/^[0-9]{1,15}$/.test(text) || number < KEEP_MIN) {
    throw new BadSetting(`JOURNAL_KEEP must be all, or a number of batches from ${KEEP_MIN} on, not "${text}"`);
  }
  return number;
}

function host(text: string): string {
  if (isIP(text) === 0 && !/^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(text)) {
    throw new BadSetting(`HOST must be an address or a host name, not "${text}"`);
  }
  return text;
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // The address may carry a password, so a wrong one is not repeated.
  const wrong = new BadSetting('DATABASE_URL must look like postgres://user:password@host:5432/database');
  if (!URL.canParse(text)) throw wrong;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (!/^postgres(ql)?:$/.test(protocol) || (hostname === '' && !searchParams.has('host'))) throw wrong;
  if (pathname.length < 2) throw new BadSetting('DATABASE_URL must name a database: postgres://…/database');
  return text;
}

function masterKey(text: string | undefined): Uint8Array | undefined {
  if (text === undefined) return undefined;
  // It is a secret: a wrong one is not repeated.
  if (!/^[0-9a-fA-F]{64}$/.test(text)) throw new BadSetting('MASTER_KEY must be 64 hexadecimal digits');
  return Buffer.from(text, 'hex');
}

function mail(server: string | undefined, from: string | undefined): Settings['mail'] {
  if (server === undefined) return undefined;
  const wrong = new BadSetting('SMTP_URL must look like smtp://user:password@host:587 or smtps://…');
  if (!URL.canParse(server) || !/^smtps?:$/.test(new URL(server).protocol)) throw wrong;
  if (from === undefined) throw new BadSetting('MAIL_FROM must name who our e-mails come from');
  return { server, from };
}

function smsGateway(text: string | undefined, secrets: string | undefined, folder: string): SmsGateway | undefined {
  if (text === undefined) {
    if (secrets !== undefined) throw new BadSetting('SMS_GATEWAY_SECRETS must stand beside SMS_GATEWAY');
    return undefined;
  }
  const gateway = readSmsGateway(path.resolve(folder, text), secrets && path.resolve(folder, secrets));
  if (!('wrong' in gateway)) return gateway;
  throw new BadSetting(`SMS_GATEWAY must be a file that describes a gateway, and of "${text}": ${gateway.wrong}`);
}

function publicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new BadSetting(`PUBLIC_URL must look like https://quay.example, not "${text}"`);
  }
  return url.origin;
}

function proxies(text: string): readonly string[] {
  const found = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  for (const one of found) {
    if (isNetwork(one)) continue;
    throw new BadSetting(`TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8 with commas, not "${one}"`);
  }
  return found;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  // A network of everybody would let everybody say where they come from.
  return bits === undefined || (/^[1-9][0-9]{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const CONNECTIONS_LEAST = 8;
const CONNECTIONS_MOST = 1_000_000;

function connections(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^[0-9]{1,7}$/.test(text) || number < CONNECTIONS_LEAST || number > CONNECTIONS_MOST) {
    throw new BadSetting(`${name} must be a number from ${CONNECTIONS_LEAST} to ${CONNECTIONS_MOST}, not "${text}"`);
  }
  return number;
}

function metricsToken(text: string | undefined): string | undefined {
  // It is a secret: a wrong one is not repeated.
  if (text !== undefined && !/^[A-Za-z0-9._~+/=-]{16,256}$/.test(text)) {
    throw new BadSetting('METRICS_TOKEN must be 16 to 256 letters, digits or -._~+/=');
  }
  return text;
}

function priceSources(text: string | undefined, simulated: boolean, folder: string): PriceConfig | undefined {
  if (text === undefined) return undefined;
  // An index of real venues would not be that of the simulated books.
  if (simulated)
    throw new BadSetting('PRICE_SOURCES needs SIMULATED_MARKET=off: a simulated market has venues of its own');
  const found = readPriceSources(path.resolve(folder, text));
  if (!('wrong' in found)) return found;
  throw new BadSetting(`PRICE_SOURCES must be a file of price sources, and of "${text}": ${found.wrong}`);
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

function intradayDelivery(text: string | undefined, simulated: boolean): DeliveryPace | undefined {
  if (text === undefined) return undefined;
  if (!simulated) throw new BadSetting('INTRADAY_DELIVERY needs SIMULATED_MARKET=on: contracts end by the calendar');
  const [, weeks, weekUnit = '', seconds, unit = ''] =
    /^([1-9][0-9]{0,3})([mh])\/([1-9][0-9]{0,3})([sm])$/.exec(text) ?? [];
  const pace = { weekMs: Number(weeks) * UNIT_MS[weekUnit]!, windowMs: Number(seconds) * UNIT_MS[unit]! };
  // The core takes no window that is half of a week or more.
  if (pace.windowMs * 2 < pace.weekMs && pace.weekMs <= 24 * UNIT_MS.h!) return pace;
  throw new BadSetting(
    `INTRADAY_DELIVERY must be how often contracts end, up to 24h, and a window shorter than half of that, like 60m/120s, not "${text}"`,
  );
}

function loanHour(text: string | undefined, simulated: boolean): number | undefined {
  if (text === undefined) return undefined;
  if (!simulated) throw new BadSetting('LOAN_HOUR needs SIMULATED_MARKET=on: loans count hours of the clock');
  const [, count, unit = ''] = /^([1-9][0-9]{0,3})([sm])$/.exec(text) ?? [];
  const hourMs = Number(count) * UNIT_MS[unit]!;
  if (hourMs <= UNIT_MS.h!) return hourMs;
  throw new BadSetting(`LOAN_HOUR must be how long an hour of loans is, up to 60m, like 60s, not "${text}"`);
}

/** Its hours and its 04:00 have to be whole seconds, and a day of ours whole days of it. */
function earnDay(text: string | undefined, simulated: boolean): number | undefined {
  if (text === undefined) return undefined;
  if (!simulated) throw new BadSetting('EARN_DAY_SECONDS needs SIMULATED_MARKET=on: income is paid once in a day');
  const dayMs = /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) * 1_000 : 0;
  if (dayMs >= EARN_DAY_MIN_MS && dayMs % EARN_DAY_MIN_MS === 0 && EARN_DAY_MS % dayMs === 0) return dayMs;
  throw new BadSetting(
    `EARN_DAY_SECONDS must be a multiple of 24 that 86400 is a multiple of, like 120 or 3600, not "${text}"`,
  );
}

function chains(text: string, folder: string): Chains {
  if (text === 'development' || text === 'none') return text;
  const networks = readNetworks(path.resolve(folder, text));
  if (!('wrong' in networks)) return networks;
  throw new BadSetting(`CHAINS must be development, none or a file of networks, and of "${text}": ${networks.wrong}`);
}

function signer(
  where: string | undefined,
  secretFile: string | undefined,
  keyFile: string | undefined,
  networks: Chains,
  folder: string,
): Pick<Settings, 'signer' | 'signerKeyFile'> {
  if (where === undefined) {
    if (secretFile !== undefined) throw new BadSetting('SIGNER_SECRET_FILE is of a signer that SIGNER names');
    return { signerKeyFile: keyFile && path.resolve(folder, keyFile) };
  }
  const address = signerAddress(where);
  if (!address) {
    throw new BadSetting(`SIGNER must look like unix:/run/quay-signer/signer.sock or tls://host:8700, not "${where}"`);
  }
  if (secretFile === undefined) throw new BadSetting('SIGNER_SECRET_FILE must name what server and signer share');
  // Who has both the key and the place of the seed needs no signer.
  if (keyFile !== undefined) {
    throw new BadSetting('SIGNER_KEY_FILE must not be set beside SIGNER: the key is of the signer alone');
  }
  if (networks === 'development') throw new BadSetting('SIGNER needs CHAINS to be a file of networks');
  return { signer: { address, secretFile: path.resolve(folder, secretFile) } };
}

function onlyOneRole(role: string | undefined): void {
  if (role === undefined || role === 'all') return;
  throw new BadSetting(`ROLE must be all, not "${role}": this version runs as one process`);
}

function noMessaging(url: string | undefined): void {
  if (url === undefined) return;
  throw new BadSetting('NATS_URL must be empty: this version runs as one process and has nobody to talk to');
}

function oneOf<Member extends string>(name: string, members: readonly Member[], text: string): Member {
  const member = members.find((one) => one === text);
  if (member === undefined) throw new BadSetting(`${name} must be one of ${members.join(', ')}, not "${text}"`);
  return member;
}
