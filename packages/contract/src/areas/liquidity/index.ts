export * from './days.ts';
export * from './link-message.ts';
export * from './link-wallet.ts';
export * from './overview.ts';
export * from './rules.ts';
export * from './unlink-wallet.ts';
export * from './wallet-row.ts';
export * from './wallets.ts';
