import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { invitationPicture, invitationSaid } from '../src/areas/referral/preview.ts';
import type { Words } from '../src/areas/referral/words/index.ts';

type Said = ReturnType<typeof invitationSaid>;

const CATALOGUE = /^([a-z]{2}_[A-Z]{2})\.ts$/;

/** What the link of an invitation says in each language that has a catalogue. */
export async function invitationTexts(app: string): Promise<Record<string, Said>> {
  const folder = join(app, 'src/areas/referral/words');
  const languages = readdirSync(folder).flatMap((name) => CATALOGUE.exec(name)?.[1] ?? []);
  const said = languages.map(async (language) => {
    const file = pathToFileURL(join(folder, `${language}.ts`)).href;
    const { words } = (await import(/* @vite-ignore */ file)) as { words: Words };
    return [language, invitationSaid(words)] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

/**
 * `previews.json` beside the app, by the paths of routes: the server puts what stands there into their page, since who draws
 * a preview runs no script.
 */
export function previewsFile(app: string): Plugin {
  return {
    name: 'previews-file',
    apply: 'build',
    async generateBundle() {
      const previews = { '/r/:code': { picture: invitationPicture, texts: await invitationTexts(app) } };
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(previews) });
    },
  };
}
