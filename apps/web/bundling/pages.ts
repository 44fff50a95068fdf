import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** The paths of all screens, as the areas' routes name them: `/trade/:symbol`. */
export async function pagePaths(app: string): Promise<string[]> {
  const load = async (file: string) => (await runnerImport<Routes>(join(app, 'src/shell', file), { root: app })).module;
  const { nearRoutes = [] } = await load('all-routes.ts');
  const { furtherRoutes = [] } = await load('further-routes.ts');
  return [...new Set([...nearRoutes, ...furtherRoutes].map(({ path }) => path))].sort();
}

type Routes = {
  readonly nearRoutes?: readonly { readonly path: string }[];
  readonly furtherRoutes?: readonly { readonly path: string }[];
};

/** `pages.json` beside the app: the server answers these paths with the page, whatever a client accepts. */
export function pagesFile(app: string): Plugin {
  return {
    name: 'pages-file',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(await pagePaths(app)) });
    },
  };
}
