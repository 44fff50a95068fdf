import type { Browser } from 'playwright-core';
import { openBrowser } from '../../tools/browser.ts';
import type { RunningServer } from '../running-server.ts';
import { runPrepared } from './prepared.ts';

/** The one exchange and the one browser that all walks of a file share: an exchange's first start takes its time. */
let server: RunningServer | undefined;
let opened: Browser | undefined;

export async function openExchange(): Promise<void> {
  [server, opened] = await Promise.all([runPrepared(), openBrowser()]);
}

export async function closeExchange(): Promise<void> {
  await opened?.close();
  await server?.remove();
}

export function exchange(): RunningServer {
  if (!server) throw new Error('the exchange was not opened');
  return server;
}

export function browser(): Browser {
  if (!opened) throw new Error('the browser was not opened');
  return opened;
}
