import type { Language } from '@quay/contract/identity';
import { Segments, Select } from '@quay/ui';
import { useLanguage } from '@quay/web-kit/language';
import { languageFacts, languages } from '@quay/words';
import { QRCodeCanvas } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../shell/notify.ts';
import { referralWords } from '../words/index.ts';
import { linkOf } from './link.ts';
import {
  type PosterDesign,
  type PosterSize,
  type PosterWords,
  paintPoster,
  posterDesigns,
  posterSizes,
  posterWeights,
} from './paint-poster.ts';

/** A canvas fetches no font: those parts of the files that the letters need are there before it is painted. */
async function fontsFor(font: string, { headline, myCode, look, check }: PosterWords): Promise<void> {
  const letters = ['Quay', headline, myCode, look, check].join(' ');
  // Without a network it is painted with the fonts of the device.
  await Promise.all(
    posterWeights.map((weight) => document.fonts.load(`${weight} 48px ${font}`, letters).catch(() => [])),
  );
}

/** A poster that is made on this device, with the choice of its design, language and size. */
export function usePoster(code: string) {
  const words = referralWords.useWords();
  const own = useLanguage();
  const [design, setDesign] = useState<PosterDesign>('rope');
  const [size, setSize] = useState<PosterSize>('1080x1738');
  const [language, setLanguage] = useState<Language>(own);
  const canvas = useRef<HTMLCanvasElement>(null);
  const qr = useRef<HTMLCanvasElement>(null);
  const link = linkOf(code, language);
  const { tag } = languageFacts(language);

  useEffect(() => {
    let isOld = false;
    async function paint() {
      const said = await referralWords.load(language);
      if (isOld || !canvas.current) return;
      // The canvas is in the language of the poster, so its font is what the app writes that language with.
      const font = getComputedStyle(canvas.current).fontFamily;
      await fontsFor(font, said);
      if (isOld || !canvas.current || !qr.current) return;
      const { host } = location;
      paintPoster(canvas.current, { design, size, words: said, tag, font, code, host, qr: qr.current });
    }
    void paint();
    return () => {
      isOld = true;
    };
  }, [code, design, language, size, tag]);

  const picture = () =>
    new Promise<File>((resolve, reject) =>
      canvas.current!.toBlob(
        (blob) =>
          blob ? resolve(new File([blob], `quay-${code}.png`, { type: 'image/png' })) : reject(new Error('no picture')),
        'image/png',
      ),
    );

  async function save() {
    const file = await picture();
    const url = URL.createObjectURL(file);
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: url, download: file.name });
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async function share() {
    const file = await picture();
    const data = { files: [file], text: link };
    // Whoever closes the list of the system has only changed their mind.
    if ('canShare' in navigator && navigator.canShare(data)) await navigator.share(data).catch(() => undefined);
    else {
      await save();
      notify(link);
    }
  }

  return {
    link,
    save,
    share,
    picture: (
      <>
        <canvas ref={canvas} lang={tag} className="referral-poster" role="img" aria-label={words.posterSaid(code)} />
        <div hidden>
          <QRCodeCanvas ref={qr} value={link} size={244} level="M" />
        </div>
      </>
    ),
    designs: (
      <Segments
        label={words.design}
        items={posterDesigns.map((id) => ({ id, label: words[id] }))}
        value={design}
        onChange={setDesign}
      />
    ),
    choices: (
      <div className="referral-choices">
        <Select
          label={words.language}
          options={languages.map((value) => ({ value, label: languageFacts(value).name }))}
          value={language}
          onChange={(value) => setLanguage(value as Language)}
        />
        <Select
          label={words.size}
          options={posterSizes.map((value) => ({ value, label: value.replace('x', ' × ') }))}
          value={size}
          onChange={(value) => setSize(value as PosterSize)}
        />
      </div>
    ),
  };
}
