import { entry, manifest } from '../../manifest.ts';
import * as help from './index.ts';

export const helpManifest = manifest<never>({
  area: 'help',
  calls: [entry(help.helpArticles, help.helpArticlesRequest, help.helpArticlesResponse)],
  refusals: help.help,
  cachedForGuests: true,
});
