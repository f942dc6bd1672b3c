import type { ReactNode } from 'react';
import { ForcedState } from './ForcedState.tsx';
import { Gallery } from './Gallery.tsx';

export interface FieldGalleryProps {
  name: string;
  /** Draws the filled field with these props. */
  draw: (props?: object) => ReactNode;
  /** Props that make the field empty. */
  empty: object;
}

/** A text-based field in all its states. */
export function FieldGallery({ name, draw, empty }: FieldGalleryProps) {
  return (
    <Gallery
      columns={['Empty', 'Hover', 'Focus', 'Filled', 'Disabled', 'Error']}
      rows={[
        {
          name,
          cells: [
            draw(empty),
            draw({ className: 'pseudo-hover' }),
            <ForcedState key="focus" state="focus-visible" on="input">
              {draw()}
            </ForcedState>,
            draw(),
            draw({ disabled: true }),
            draw({ 'aria-invalid': true }),
          ],
        },
      ]}
    />
  );
}
