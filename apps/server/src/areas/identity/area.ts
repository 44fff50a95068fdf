import { config, liveTicket, login, logout, memberInfo, register, savePreferences } from '@quay/contract/identity';
import { type Served, serve } from '../../edge/route.ts';
import { configRoute } from './routes/config.ts';
import { liveTicketRoute } from './routes/live-ticket.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { memberInfoRoute } from './routes/member-info.ts';
import { registerRoute } from './routes/register.ts';
import { savePreferencesRoute } from './routes/save-preferences.ts';

export const identityRoutes: readonly Served[] = [
  serve(register, registerRoute),
  serve(login, loginRoute),
  serve(logout, logoutRoute),
  serve(memberInfo, memberInfoRoute),
  serve(savePreferences, savePreferencesRoute),
  serve(liveTicket, liveTicketRoute),
  serve(config, configRoute),
];
