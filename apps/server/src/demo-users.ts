import { demoLogins } from '@quay/cast';
import { signUp } from './areas/identity/sign-up.ts';

/** Makes sure that the demo logins exist, by the same way as anybody else's; only where the market is simulated. */
export async function ensureDemoUsers(needs: Parameters<typeof signUp>[1]): Promise<typeof demoLogins> {
  for (const login of demoLogins) await signUp(login, needs);
  return demoLogins;
}
