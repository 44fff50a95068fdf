import { draftOf } from '../../shell/draft.ts';
import { emptyDraft } from './forms/apply.form.ts';

/** What somebody has typed of an application; it survives a reload of this tab. */
export const useCreditDraft = draftOf('quay.credit', emptyDraft);
