import path from 'node:path';
import type { Logger } from 'pino';
import { type Audit, createAudit } from '../audit/audit.ts';
import { sayValueCases } from '../audit/value-cases.ts';
import { type Strain, watchStrain } from '../edge/strain.ts';
import { type Integrity, watchDatabase } from '../integrity/integrity.ts';
import { createMessages, type Messages } from '../messages/messages.ts';
import { sealClearTexts } from '../messages/sealed-texts.ts';
import { createEncryption, type Encryption } from '../secrets/encryption.ts';
import type { Settings } from '../settings.ts';
import type { StartOptions } from '../start-options.ts';
import { createSystemSettings, type SystemSettingsStore } from '../system/system-settings.ts';
import { createVault, type Vault } from '../vault/vault.ts';
import type { Started } from './started.ts';
import type { Writer } from './writer.ts';

/** What belongs to no area and several of them use. */
export type Shared = {
  readonly encryption: Encryption;
  readonly audit: Audit;
  readonly systemSettings: SystemSettingsStore;
  readonly messages: Messages;
  readonly vault: Vault;
  readonly strain: Strain;
  readonly integrity: Integrity;
};

/** How long the log of value cases waits for the rows that show one; the core knows it before. */
const ROWS_MS = 10_000;

export async function startShared({
  settings,
  options,
  log,
  started,
  writer,
}: {
  readonly settings: Settings;
  readonly options: StartOptions;
  readonly log: Logger;
  readonly started: Started;
  readonly writer: Writer;
}): Promise<Shared> {
  const { core, databaseUrl, key, projector, reads, secrets } = writer;
  const encryption = createEncryption(secrets, settings.dataDir);
  const audit = createAudit(reads.staff, options.now);
  const cases = sayValueCases({
    core: core.port,
    rows: reads.staff,
    audit,
    shown: (seq) => projector.until(seq, ROWS_MS),
    log,
  });
  started.ends(async () => {
    cases.stop();
    await cases.said();
  });
  const clear = await sealClearTexts(reads.identity, secrets);
  if (clear > 0) log.info(`${clear} messages that an earlier version kept in clear are sealed now`);
  const messages = createMessages({
    outbox: reads.identity,
    secrets,
    ...settings,
    log,
    keeps: options.keepsMessages,
  });
  started.ends(() => messages.close());
  const vault = createVault({
    files: reads.upload,
    secrets,
    folder: path.join(settings.dataDir, 'files'),
    log: (line) => log.warn(line),
    now: options.now,
  });
  started.ends(() => vault.close());
  const strain = options.strain ?? watchStrain();
  started.ends(() => strain.close());
  const integrity = watchDatabase({
    databaseUrl,
    key,
    found: core.differences,
    isBusy: strain.late,
    rows: reads.chain,
    log,
  });
  started.ends(() => integrity.close());
  return { encryption, audit, systemSettings: createSystemSettings(reads.staff), messages, vault, strain, integrity };
}
