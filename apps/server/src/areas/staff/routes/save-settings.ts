import { type HouseSettings, type saveSettings, staff } from '@quay/contract/staff';
import { parse } from '@quay/money';
import { type Route, refused, told } from '../../../edge/route.ts';
import { settingsInWords } from '../in-words.ts';

const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

export const saveSettingsRoute: Route<typeof saveSettings> = async (settings, asking) => {
  const malformed = malformedOf(settings);
  if (malformed) return refused(staff['setting-malformed'], { name: malformed }, malformed);

  const now = await asking.house.settings();
  const approvalId = await asking.team.ask(asking.staff, {
    kind: 'save-settings',
    details: settingsInWords(now, settings),
    payload: settings,
  });
  return told({ approvalId });
};

const times = ['supportOpens', 'supportCloses', 'withdrawalOpens', 'withdrawalCloses'] as const;

/** The setting that cannot be so. */
function malformedOf(settings: HouseSettings): keyof HouseSettings | undefined {
  for (const name of times) if (!TIME.test(settings[name])) return name;
  if (new Set(settings.supportDays).size !== settings.supportDays.length) return 'supportDays';
  const deposit = parse(settings.merchantDeposit);
  if (deposit === undefined || deposit <= 0n) return 'merchantDeposit';
  return undefined;
}
