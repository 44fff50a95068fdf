/** The words of refusals for an app, which fetches those of one language. */
export const refusalFiles = import.meta.glob('../refusals/*_*.ts');
