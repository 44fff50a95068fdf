/** The number of the command that a file declares: of its shape, or given to what makes a product's command. */
export function commandNumber(text: string): number | undefined {
  const found = /\bnumber: (\d+),|Of\(\w+Product, (\d+)\)/.exec(text);
  return found ? Number(found[1] ?? found[2]) : undefined;
}
