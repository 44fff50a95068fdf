import { IconButton } from '@quay/ui';
import { type InstrumentKey, instrumentOf } from '../instrument.ts';
import { useFavourites } from './favourites.ts';
import './symbol-picker.css';
import { marketWords } from './words/index.ts';

/** The star that keeps a market among the favourites. */
export function FavouriteStar({ instrument }: { instrument: InstrumentKey }) {
  const words = marketWords.useWords();
  const favourites = useFavourites();
  const kept = favourites.has(instrument);
  const pair = `${instrumentOf(instrument).symbol}/USDT`;
  return (
    <IconButton
      icon="star"
      quiet={!kept}
      className="market-star"
      label={kept ? words.removeFavourite(pair) : words.addFavourite(pair)}
      aria-pressed={kept}
      onClick={() => favourites.toggle(instrument)}
    />
  );
}
