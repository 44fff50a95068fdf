import { writeFileSync } from 'node:fs';
import { TERMS_PAGE, termsPage } from './page.ts';

/** `npm run terms`: writes the table of terms anew from the catalogues. A test holds that it is as they are. */
writeFileSync(TERMS_PAGE, await termsPage());
