/** `al***@example.com`: enough for its owner to know which one it is. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}***${email.slice(at)}`;
}

/** `+4915*****67`. */
export function maskedPhone(phone: string): string {
  const shown = 5;
  return `${phone.slice(0, shown)}${'*'.repeat(Math.max(3, phone.length - shown - 2))}${phone.slice(-2)}`;
}
