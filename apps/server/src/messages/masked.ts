/** `al***@example.com`: enough for its owner to know which one it is. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}***${email.slice(at)}`;
}

/** `al***y`: enough to see that it is the right one, and not enough to look for it. */
export function maskedName(name: string): string {
  const signs = [...name];
  if (signs.length < 4) return `${signs[0] ?? ''}***`;
  return `${signs.slice(0, 2).join('')}***${signs.at(-1)}`;
}

/** `+4915*****67`. */
export function maskedPhone(phone: string): string {
  const shown = 5;
  return `${phone.slice(0, shown)}${'*'.repeat(Math.max(3, phone.length - shown - 2))}${phone.slice(-2)}`;
}
