import { afterLast, intoList } from '../scaffold/cuts.ts';
import type { Draft } from '../scaffold/draft.ts';
import type { AreaPlan } from './names.ts';

/** A closure over what it needs, made where all areas are; its routes come with its verbs. */
export function serverOf(draft: Draft, { area, type, isProduct }: AreaPlan): void {
  const folder = `apps/server/src/areas/${area}`;
  draft.add(
    `${folder}/needs.ts`,
    isProduct
      ? `import type { CorePort } from '../../core-host/port.ts';\n\nexport type ${type}Needs = { readonly core: Pick<CorePort, 'submit'> };`
      : `import type { Reads } from '@quay/store';\n\nexport type ${type}Needs = { readonly reads: Reads };`,
  );
  draft.add(
    `${folder}/area.ts`,
    `
import type { Area } from '../../area.ts';
import type { ${type}Needs } from './needs.ts';

export const ${area}Area = (_needs: ${type}Needs): Area => ({ routes: [] });`,
  );
  draft.change(
    'apps/server/src/start/areas.ts',
    `make ${area}Area`,
    (text) => afterLast(text, /Area \} from '\.\.\/areas\//, `import { ${area}Area } from '../areas/${area}/area.ts';`),
    (text) => intoList(text, /const all: readonly Area\[\] = \[/, `${area}Area({ ${isProduct ? 'core' : 'reads'} })`),
  );
}
