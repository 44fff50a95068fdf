import { type UploadPurpose, uploadTypes } from '@quay/contract/upload';
import { ImageField, type ImageFieldProps } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useCallback } from 'react';
import { shellWords } from '../shell/words/index.ts';
import { linkOf, uploadPicture } from './upload.ts';
import { uploadWords } from './words/index.ts';

type Look = Pick<
  ImageFieldProps,
  'label' | 'hint' | 'outline' | 'camera' | 'crop' | 'value' | 'onChange' | 'onBusy' | 'error'
>;

export type PictureFieldProps = Look & {
  purpose: UploadPurpose;
  /** Nobody is logged in. */
  guest?: boolean;
};

/** A picture for the exchange. The page that uses it names `uploadWords` and `refusalWords` in `page(...)`. */
export function PictureField({ purpose, guest = false, ...look }: PictureFieldProps) {
  const words = uploadWords.useWords();
  const shell = shellWords.useWords();
  const upload = useCallback<ImageFieldProps['upload']>(
    (picture, onProgress, signal) => uploadPicture({ picture, purpose, guest, onProgress, signal }),
    [purpose, guest],
  );
  return (
    <ImageField
      {...look}
      accept={uploadTypes}
      upload={upload}
      failureWords={(failure) => (failure instanceof Refusal ? failure.words : shell.request.system)}
      {...(!guest && { link: linkOf })}
      words={words}
    />
  );
}
