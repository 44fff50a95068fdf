import type { RunningServer } from './main.ts';

/** What a start says: where the server is, the demo logins, and once the first login of the console. */
export function welcome({ url, demoLogins, firstStaffLogin: staff }: RunningServer): string {
  const logins = demoLogins
    .map(({ username, password, fundPassword, secret }) => {
      const also = secret ? `, authenticator ${secret}` : '';
      return `  ${username}   ${password}\n    fund password ${fundPassword}${also}\n`;
    })
    .join('');
  const demo = logins && `The market is simulated; coins are for practice. Demo logins:\n${logins}`;
  const first = staff && `  ${staff.username}   ${staff.password}\n`;
  const team = first ? `The console is at ${url}/console. Its first login, shown this once:\n${first}` : '';
  return `Quay is at ${url}\n${demo}${team}`;
}
