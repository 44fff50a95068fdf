import { orderRefusals } from '@quay/contract/trading';
import { languages } from '@quay/words';
import { afterLast, intoList } from '../scaffold/cuts.ts';
import type { Draft } from '../scaffold/draft.ts';
import type { AreaPlan } from './names.ts';

/** Its folder, its place in the catalogue, and the words of the refusals that it has from the start. */
export function contractOf(draft: Draft, { area, isProduct, firstCode }: AreaPlan): void {
  const folder = `packages/contract/src/areas/${area}`;
  draft.add(
    `${folder}/refusals.ts`,
    isProduct
      ? `import { orderRefusals } from '../../trading/refusals.ts';\n\nexport const ${area} = orderRefusals('${area}', ${firstCode});`
      : `import { refusals } from '../../refusal.ts';\n\n/** Numbers from ${firstCode + 1} on; with the first one the manifest’s \`<never>\` goes. */\nexport const ${area} = refusals('${area}', {});`,
  );
  if (isProduct) {
    draft.add(
      `${folder}/lifecycle.ts`,
      `import { orderLifecycle } from '../../trading/lifecycle.ts';\nimport { ${area} } from './refusals.ts';\n\nexport const can = orderLifecycle(${area});`,
    );
  }
  draft.add(`${folder}/index.ts`, `export * from './rules.ts';`);
  draft.add(
    `${folder}/rules.ts`,
    [
      '/** What holds without a wire: the core takes this alone, and loads no schema. */',
      ...(isProduct ? [`export * from './lifecycle.ts';`] : []),
      `export * from './refusals.ts';`,
    ].join('\n'),
  );
  draft.add(
    `${folder}/manifest.ts`,
    `import { manifest } from '../../manifest.ts';
import * as ${area} from './index.ts';

export const ${area}Manifest = manifest${isProduct ? '' : '<never>'}({ area: '${area}', calls: [], refusals: ${area}.${area} });`,
  );
  draft.change(
    'packages/contract/src/catalog.ts',
    `list ${area}Manifest`,
    (text) =>
      afterLast(text, /Manifest \} from '\.\/areas/, `import { ${area}Manifest } from './areas/${area}/manifest.ts';`),
    (text) => intoList(text, /export const manifests = \[/, `${area}Manifest`),
  );
  if (!isProduct) return;
  draft.change('packages/contract/src/trading/products.ts', `add '${area}' at the end`, (text) =>
    intoList(text, /export const products = \[/, `'${area}'`),
  );
  for (const language of languages) wordsOf(draft, area, language);
}

/** What orders of every product are refused with; spot has refusals of its own beside them. */
const shared = new Set(Object.keys(orderRefusals('spot', 0)));

/** Orders of every product are refused in the same words; whoever writes the product's own changes them here. */
function wordsOf(draft: Draft, area: string, language: string): void {
  draft.change(`packages/words/src/refusals/${language}.ts`, `word the refusals of ${area}`, (text) => {
    const spot = [...text.matchAll(/^ {2}'spot\/([\w-]+)'[\s\S]*?',$/gm)];
    const last = spot.at(-1)?.[0];
    if (last === undefined) return undefined;
    const own = spot
      .flatMap(([line, name]) => (shared.has(name!) ? [line] : []))
      .map((line) => line.replace("'spot/", `'${area}/`))
      .join('\n');
    return text.replace(last, () => `${last}\n\n${own}`);
  });
}
