import { Button, Icon, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useRef, useState } from 'react';
import { saveFile } from '../../../records/csv-file.ts';
import { fetchTimeline } from '../queries/timeline.ts';
import { fetchTimelineKey } from '../queries/timeline-key.ts';
import { orderWords } from '../words/orders/index.ts';
import { verdictOf } from './verify.ts';

/** Saves the signed timeline, and says whether it holds: this device looks itself. */
export function SaveTimeline({ orderId, number }: { orderId: number; number: string }) {
  const { timeline: words } = orderWords.useWords();
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  async function save() {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      const [file, { publicKey }] = await Promise.all([
        fetchTimeline({ orderId: String(orderId) }),
        fetchTimelineKey(),
      ]);
      const verdict = await verdictOf(file, publicKey);
      const name = `quay-c2c-${number}.json`;
      saveFile(name, JSON.stringify(file, null, 2), 'application/json');
      if (verdict === 'right') showToast(words.saved(name), { tone: 'done' });
      else if (verdict === 'chain') showToast(words.savedChain(name), { tone: 'info' });
      else if (verdict === 'unchecked') showToast(words.savedUnchecked(name), { tone: 'info' });
      else showToast(words.wrong, { tone: 'error' });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      showToast(words.failed(failure.words), { tone: 'error' });
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return (
    <Button
      variant="quiet"
      className="c2c-save"
      loading={saving}
      loadingLabel={words.saving}
      onClick={() => void save()}
    >
      <Icon name="download" size="s" />
      {words.save}
    </Button>
  );
}
