import { afterLast, intoList } from '../scaffold/cuts.ts';
import type { Draft } from '../scaffold/draft.ts';
import type { AreaPlan } from './names.ts';

/** One screen with its words, at the area's own address. */
export function webOf(draft: Draft, { area, type }: AreaPlan): void {
  const folder = `apps/web/src/areas/${area}`;
  draft.add(
    `${folder}/area.tsx`,
    `
import { refusalWords } from '@quay/web-kit/language';
import { page } from '@quay/web-kit/page';
import type { AreaRoute } from '../../shell/routes.ts';
import { ${area}Words } from './words/index.ts';

/** The screens of ${area}. */
export const ${area}Routes: readonly AreaRoute[] = [
  { path: '/${area}', Page: page(() => import('./pages/${area}.tsx'), ${area}Words, refusalWords) },
];`,
  );
  draft.add(
    `${folder}/pages/${area}.tsx`,
    `
import { AppBar, Empty } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { ${area}Words } from '../words/index.ts';

/** Says that nothing is here yet. */
export default function ${type}Page() {
  const words = ${area}Words.useWords();
  useTitle(words.title);
  return (
    <div>
      <AppBar title={words.title} />
      <Empty title={words.empty}>{words.emptyWhy}</Empty>
    </div>
  );
}`,
  );
  draft.add(
    `${folder}/words/index.ts`,
    `
import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

export const ${area}Words = defineWords<Words>(import.meta.glob('./*_*.ts'));`,
  );
  draft.add(
    `${folder}/words/en_US.ts`,
    `export const words = {\n  title: '${type}',\n  empty: 'Nothing is here yet',\n  emptyWhy: 'What this page is for comes later.',\n};`,
  );
  draft.add(
    `${folder}/words/zh_CN.ts`,
    `import type { Words } from './index.ts';\n\nexport const words: Words = {\n  title: '${type}',\n  empty: '这里暂时没有内容',\n  emptyWhy: '此页面的内容稍后提供。',\n};`,
  );
  draft.change(
    'apps/web/src/shell/further-routes.ts',
    `list ${area}Routes`,
    (text) => afterLast(text, /Routes \} from '/, `import { ${area}Routes } from '../areas/${area}/area.tsx';`),
    (text) => intoList(text, /furtherRoutes: readonly AreaRoute\[\] = \[/, `...${area}Routes`),
  );
}
