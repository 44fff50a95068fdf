import { useFigures } from '../../shell/figures.ts';

/** A day of a calendar, such as `2031-08-14`, as the reader writes it: it is the same day in every time zone. */
export function useShownDay(): (day: string) => string {
  const figures = useFigures();
  return (day) => {
    const noon = Date.parse(`${day}T12:00:00`);
    return Number.isNaN(noon) ? day : figures.date(noon);
  };
}
