import { AppLink } from '@quay/web-kit/router';
import { type Block, blocksOf, type Piece } from '@quay/words/help/markup';

/** An article's text. Its links lead into the app alone. */
export function ArticleText({ text }: { text: string }) {
  return (
    <div className="help-text">
      {numbered(blocksOf(text)).map(({ key, one }) => (
        <TextBlock key={key} block={one} />
      ))}
    </div>
  );
}

/** Blocks and pieces have no names: of a text that does not change their place is one. */
const numbered = <One,>(all: readonly One[]): { readonly key: string; readonly one: One }[] =>
  all.map((one, place) => ({ key: `${place}`, one }));

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Pieces of={block.pieces} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Pieces of={block.pieces} />
        </p>
      );
    default: {
      const items = numbered(block.items).map(({ key, one }) => (
        <li key={key}>
          <Pieces of={one} />
        </li>
      ));
      return block.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return numbered(of).map(({ key, one: { words, isStrong, path } }) => {
    if (path) {
      return (
        <AppLink key={key} className="help-link" href={path}>
          {words}
        </AppLink>
      );
    }
    return isStrong ? <strong key={key}>{words}</strong> : <span key={key}>{words}</span>;
  });
}
