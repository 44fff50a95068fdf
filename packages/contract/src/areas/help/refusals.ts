import { refusals } from '../../refusal.ts';

/** Reading is refused nothing; what staff write is refused with those of `staff`. */
export const help = refusals('help', {});
