import type { Settings } from './settings.ts';

/** What a browser may call us; where nothing is said, this machine under both of its names. */
export function originsOf({ publicUrl, host, port }: Settings): readonly string[] {
  if (publicUrl) return [publicUrl];
  return [`http://localhost:${port}`, `http://${urlHost(host)}:${port}`];
}

export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);
