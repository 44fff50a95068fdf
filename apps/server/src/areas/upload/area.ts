import type { Area } from '../../area.ts';
import type { UploadNeeds } from './needs.ts';
import { pictureRoutes } from './routes/pictures.ts';

const SWEEP_MS = 60 * 60_000;

export const uploadArea = (needs: UploadNeeds): Area => ({
  routes: pictureRoutes(needs),
  jobs: [{ name: 'removing old pictures', everyMs: SWEEP_MS, run: () => needs.vault.sweep() }],
});
