import { type SystemSettings, type saveSettings, staff } from '@quay/contract/staff';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { settingsInWords } from '../in-words.ts';
import type { StaffNeeds } from '../needs.ts';

const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

export const saveSettingsRoute =
  ({ systemSettings, team }: StaffNeeds): Route<typeof saveSettings> =>
  async (settings, context) => {
    const malformed = malformedOf(settings);
    if (malformed) return refused(staff['setting-malformed'], { name: malformed }, malformed);

    const now = await systemSettings.settings();
    const approvalId = await team.ask(context.staff, {
      kind: 'save-settings',
      details: settingsInWords(now, settings),
      payload: settings,
    });
    return reply({ approvalId });
  };

const times = ['supportOpens', 'supportCloses', 'withdrawalOpens', 'withdrawalCloses'] as const;

/** The setting that cannot be so. */
function malformedOf(settings: SystemSettings): keyof SystemSettings | undefined {
  for (const name of times) if (!TIME.test(settings[name])) return name;
  if (new Set(settings.supportDays).size !== settings.supportDays.length) return 'supportDays';
  const deposit = parse(settings.merchantDeposit);
  if (deposit === undefined || deposit <= 0n) return 'merchantDeposit';
  return undefined;
}
