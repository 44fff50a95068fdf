import { useFigures } from '../../../shell/figures.ts';

const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** A figure with the decimals that it has, and the signs of the language. */
export function usePlain(): (value: string) => string {
  const figures = useFigures();
  return (value) => figures.quantity(value, decimalsOf(value));
}
