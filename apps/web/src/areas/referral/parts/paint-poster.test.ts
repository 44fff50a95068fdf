import { languageFacts, languages } from '@quay/words';
import { describe, expect, test } from 'vitest';
import { referralWords } from '../words/index.ts';
import {
  broken,
  type Poster,
  type PosterSize,
  paintPoster,
  posterDesigns,
  posterSizes,
  posterWeights,
  sidesOf,
} from './paint-poster.ts';

/** Each letter is ten wide. */
const on = { measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics };

test('lines break between words, and in a language without spaces between its words', () => {
  expect(broken(on, 'Tied up safely. Until it is handed over.', 160, 'en')).toEqual([
    'Tied up safely.',
    'Until it is',
    'handed over.',
  ]);
  for (const line of broken(on, '安全系泊，直到交付。', 60, 'zh')) expect([...line].length).toBeLessThanOrEqual(7);
  expect(broken(on, 'ผูกไว้อย่างปลอดภัย จนกว่าจะส่งมอบ', 150, 'th').length).toBeGreaterThan(1);
  expect(broken(on, '', 100, 'en')).toEqual([]);
});

type Written = {
  readonly text: string;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  y: number;
};

/** A canvas that notes what is written on it. A letter is as wide as it is at most: all of its height. */
function paper() {
  const written: Written[] = [];
  const set = { font: '', textAlign: 'left' };
  const height = () => Number(/ (\d+)px /.exec(set.font)?.[1]);
  const widthOf = (text: string) => [...text].length * height();
  const context = new Proxy(set as unknown as CanvasRenderingContext2D, {
    get(target, name) {
      if (name in target) return target[name as never];
      if (name === 'measureText') return (text: string) => ({ width: widthOf(text) });
      if (name !== 'fillText') return () => undefined;
      return (text: string, x: number, y: number, most = Number.POSITIVE_INFINITY) => {
        const width = Math.min(widthOf(text), most);
        const left = set.textAlign === 'center' ? x - width / 2 : x;
        written.push({ text, font: set.font, left, right: left + width, y });
      };
    },
  });
  return { written, canvas: { getContext: () => context } as unknown as HTMLCanvasElement };
}

const CODE = 'QK7A31MW';
const HOST = 'quay.example';
const sample = (size: PosterSize, more: Partial<Poster>): Poster => ({
  ...{ design: 'rope', size, tag: 'en-US', font: '"Inter Variable", sans-serif', code: CODE, host: HOST },
  ...{
    words: { headline: 'Tied.', myCode: 'my code', look: 'Look.', check: 'Check it:' },
    qr: {} as CanvasImageSource,
  },
  ...more,
});

function painted(size: PosterSize, more: Partial<Poster> = {}): readonly Written[] {
  const { written, canvas } = paper();
  paintPoster(canvas, sample(size, more));
  const [width, height] = sidesOf(size);
  for (const one of written) {
    expect(one.left, one.text).toBeGreaterThanOrEqual(0);
    expect(one.right, one.text).toBeLessThanOrEqual(width);
    expect(one.y, one.text).toBeLessThanOrEqual(height);
  }
  return written;
}

describe.each(posterSizes)('a poster of %s', (size) => {
  test('has every word of each language on it, and nothing that anybody chose but the code', async () => {
    for (const language of languages) {
      const { headline, myCode, look, check } = await referralWords.load(language);
      for (const design of posterDesigns) {
        const words = { headline, myCode, look, check };
        const said = painted(size, { design, words, tag: languageFacts(language).tag }).map(({ text }) => text);
        const letters = (text: string) => text.replaceAll(/\s/g, '');
        expect(letters(said.join('')), language).toContain(letters(headline));
        const known = letters(['Quay', headline, myCode, CODE, look, check, `${HOST}/proof`].join(''));
        for (const text of said) expect(known).toContain(letters(text));
        expect(said).toEqual(expect.arrayContaining([CODE, myCode, `${HOST}/proof`]));
      }
    }
  });

  test('stays within its edges whatever it is given', () => {
    const long = 'W'.repeat(400);
    const words = { headline: long, myCode: long, look: long, check: `${long} ${long}` };
    painted(size, { words, code: long, host: long });
    painted(size, { code: '\u202e<script>\u0000\u200b', host: '\u202e.example' });
  });
});

test('it is written with the app’s font, in weights that are fetched before', () => {
  for (const { font } of painted('1080x1738')) {
    expect(font).toMatch(/^\d+ \d+px "Inter Variable", sans-serif$/);
    expect(posterWeights.map(String)).toContain(font.split(' ')[0]);
  }
});
