import { radii, spaceSteps, vars } from '@vitrine/theme';
import * as css from './Shapes.css.ts';
import * as sheet from './Sheet.css.ts';
import type { SheetTexts } from './sample-text.ts';

export function Space() {
  return (
    <div className={css.steps}>
      {spaceSteps.map((step) => (
        <div key={step}>
          <div className={css.step} style={{ inlineSize: vars.space[step] }} />
          <p className={sheet.figure}>{step}</p>
        </div>
      ))}
    </div>
  );
}

const shapes = [
  { name: 'mediaFrame', radius: 'mediaFrame', shadow: 'none' },
  { name: 'control', radius: 'control', shadow: 'none' },
  { name: 'popover', radius: 'surface', shadow: 'popover' },
  { name: 'layer', radius: 'surface', shadow: 'layer' },
] as const;

export function Elevation({ texts }: { texts: SheetTexts }) {
  return (
    <div className={sheet.cells}>
      {shapes.map(({ name, radius, shadow }) => (
        <div key={name}>
          <div
            className={css.shape}
            style={{ borderRadius: vars.radius[radius], boxShadow: vars.shadow[shadow] }}
          />
          <p className={sheet.term}>{texts.shapes[name]}</p>
          <p className={sheet.figure}>
            <bdi>{radii[radius]} px</bdi>
          </p>
        </div>
      ))}
    </div>
  );
}
