import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { openBrowser } from '../../tools/browser.ts';
import { readFileSync } from 'node:fs';
import { visit } from './visit.ts';

vi.mock('./exchange.ts', () => {
  const s = globalThis as any;
  return {
    AWAY: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket|\b503\b/,
    exchange: () => s.serverOfTest,
    enter: async (look: any) => { const v = await visit(s.browserOfTest, s.serverOfTest.url, look); s.visits.push(v); return v; },
  };
});
const s = globalThis as any;
s.visits = [];
beforeAll(async () => { s.browserOfTest = (await openBrowser()) as Browser; s.serverOfTest = { url: 'http://127.0.0.1:18455', printed: () => 'first login, x\n  admin   ' + JSON.stringify(readFileSync('/tmp/s2/server.log','utf8')).match(/admin +(\S+?)\\n/)![1] }; });
afterEach(async (ctx) => { const left = s.visits.splice(0); let n = 0; for (const v of left) { await v.page.screenshot({ path: `/tmp/s2/shots/walk-${ctx.task.name.slice(0, 12).replace(/\W/g, '_')}-${n++}.png` }).catch(() => {}); } await Promise.all(left.map((v: any) => v.context.close())); expect(left.flatMap((v: any) => v.faults)).toEqual([]); });
afterAll(async () => { await s.browserOfTest?.close(); });
const { support } = await import('./walks/support.ts');
describe('customer service', support);
const { everyScreen } = await import('./walks/every-screen.ts');
if (process.env.SCREENS) describe('every screen', everyScreen);
