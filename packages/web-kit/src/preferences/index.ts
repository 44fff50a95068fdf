export { applyAppearance } from './appearance.ts';
export { createPreferences } from './preferences.ts';
