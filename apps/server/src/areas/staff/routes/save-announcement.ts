import type { Language } from '@quay/contract/identity';
import { staff as refusals, type saveAnnouncement } from '@quay/contract/staff';
import { languages, SOURCE } from '@quay/words';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { editedOnWire } from '../edited-on-wire.ts';
import type { StaffNeeds } from '../needs.ts';

/** English has to be whole. Another language is whole or left out, and is then read in English. */
const isMissing = (
  words: { readonly title: string; readonly text: string } | undefined,
  language: Language,
): boolean => (language === SOURCE ? !words?.title || !words.text : Boolean(words?.title) !== Boolean(words?.text));

export const saveAnnouncementRoute =
  ({ audit, reads, team }: StaffNeeds): Route<typeof saveAnnouncement> =>
  async (request, context) => {
    const { announcementId, pinned, published } = request;
    const rows = reads.announcement;
    const [before] = announcementId === undefined ? [] : await rows.editedAnnouncements(announcementId);
    if (announcementId !== undefined && !before) return refused(refusals['announcement-unknown']);
    // What is not named stays: two people may write two languages.
    const words = { ...before?.words, ...request.words };
    const missing = languages.find((language) => isMissing(words[language], language));
    if (published && missing) return refused(refusals['words-missing'], { language: missing }, `words.${missing}`);

    const { staff } = context;
    const at = before?.published ? before.at : team.now();
    const id = await rows.saveAnnouncement({
      id: announcementId,
      pinned,
      published,
      words: request.words,
      staffId: staff.id,
      at,
    });
    if (id === undefined) return refused(refusals['announcement-unknown']);
    const details = { published: String(published), title: words.en_US?.title ?? '' };
    await audit.add({ staff, act: 'save-announcement', subject: `announcement ${id}`, details });
    const [saved] = await rows.editedAnnouncements(id);
    return saved ? reply(editedOnWire(saved)) : refused(refusals['announcement-unknown']);
  };
