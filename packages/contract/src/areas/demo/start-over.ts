import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { demo } from './refusals.ts';

export const startOverRequest = nothing;
export const startOverResponse = z.object({ since: time });

/** Puts the practice money back to what it began with, and leaves orders and fills of before behind. Once in 24 hours. */
export const startOver = call<z.infer<typeof startOverRequest>, z.infer<typeof startOverResponse>>({
  name: 'demo/start-over',
  method: 'POST',
  path: '/demo/start-over',
  permission: 'user',
  inDemo: 'same',
  refusals: [demo['not-in-demo'], demo['started-over']],
  about:
    'Puts the practice money back to what it began with, and leaves orders and fills of before behind. Once in 24 hours.',
});
