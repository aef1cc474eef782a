import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { LoadBoundary, LoadFailed } from '../../shell/load-boundary.tsx';
import type { ChosenImage } from '../use-image-pages.ts';

const ChooseDialog = lazy(() => import('./choose-dialog.tsx'));

interface ChooseImageProps {
  onChoose: (image: ChosenImage) => void;
  /**
   * The purpose of the image, added to the button's accessible name; omitted if there is only one
   * image field.
   */
  what?: string;
}

/** A button that opens the image library, for any field that contains an image. */
export function ChooseImage({ onChoose, what }: ChooseImageProps) {
  const [open, setOpen] = useState(false);
  const label = 'Choose image';
  return (
    <>
      <Button
        aria-label={what === undefined ? undefined : `${label}: ${what}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <LoadBoundary fallback={<LoadFailed />}>
          <Suspense fallback={null}>
            <ChooseDialog
              onChoose={(image) => {
                setOpen(false);
                onChoose(image);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
