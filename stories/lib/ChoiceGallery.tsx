import type { ReactNode } from 'react';
import { ForcedState } from './ForcedState.tsx';
import { Gallery } from './Gallery.tsx';

export interface ChoiceGalleryProps {
  /** The rows: how much is chosen. */
  rows: readonly string[];
  /** Draws the choice of a row. */
  draw: (row: string, props: { disabled?: boolean; error?: string }) => ReactNode;
  error: string;
}

/** A box or a switch in all its states. */
export function ChoiceGallery({ rows, draw, error }: ChoiceGalleryProps) {
  return (
    <Gallery
      columns={['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Error']}
      rows={rows.map((name) => ({
        name,
        cells: [
          draw(name, {}),
          ...(['hover', 'focus-visible', 'active'] as const).map((state) => (
            <ForcedState key={state} state={state} on="button">
              {draw(name, {})}
            </ForcedState>
          )),
          draw(name, { disabled: true }),
          draw(name, { error }),
        ],
      }))}
    />
  );
}
