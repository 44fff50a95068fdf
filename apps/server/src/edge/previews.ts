import type { Language } from '@quay/contract/identity';
import { languageFacts, languageFor, languages } from '@quay/words';

/** What the link of a page says where it is shared. */
export type Preview = {
  /** An address of the app's own, with its sides in pixels. */
  readonly picture: { readonly path: string; readonly width: number; readonly height: number };
  readonly texts: Readonly<Partial<Record<Language, { readonly title: string; readonly description: string }>>>;
};

/** The built app's `previews.json`: by the path of a route, `/r/:code`. */
export type Previews = Readonly<Record<string, Preview>>;

/**
 * The language of a preview: the one that the link names (`?lang=ko_KR`), else the first that the reader's program accepts,
 * else English.
 */
export function previewLanguage(url: string, accepted: string | undefined): Language {
  const query = url.indexOf('?');
  const named = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  const [first] = (accepted ?? '').split(/[,;]/);
  return languageFor(named || first?.trim() || undefined);
}

/** The app's page with what a preview says in each language: who draws one runs no script. */
export function previewPages(page: string, { picture, texts }: Preview): ReadonlyMap<Language, string> {
  return new Map(
    languages.flatMap((language) => {
      const said = texts[language];
      if (!said) return [];
      const { title, description } = said;
      const metas: Record<string, string> = {
        ...{ description, 'og:title': title, 'og:description': description, 'og:image': picture.path },
        ...{ 'og:image:width': String(picture.width), 'og:image:height': String(picture.height) },
        'twitter:card': 'summary_large_image',
      };
      const { tag } = languageFacts(language);
      const named = page
        .replace(/<html lang="[^"]*"/, () => `<html lang="${tag}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
      return [[language, Object.entries(metas).reduce(withMeta, named)] as const];
    }),
  );
}

function withMeta(page: string, [name, content]: readonly [string, string]): string {
  const meta = new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`);
  return page.replace(meta, (_, start: string) => start + escaped(content));
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);
