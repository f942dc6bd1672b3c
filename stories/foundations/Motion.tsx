import { type DurationName, durations } from '@vitrine/theme';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import * as css from './Motion.css.ts';
import * as sheet from './Sheet.css.ts';
import type { SheetTexts } from './sample-text.ts';

const names = Object.keys(durations) as DurationName[];

/** Durations as numbers, and as movement on press; with reduced motion only the opacity changes. */
export function Motion({ texts }: { texts: SheetTexts }) {
  const [played, setPlayed] = useState(false);
  return (
    <div className={css.root} data-played={played ? '' : undefined}>
      {names.map((name) => (
        <div key={name} className={css.line}>
          <p className={sheet.term}>{texts.motions[name]}</p>
          <p className={sheet.figure}>
            <bdi>{durations[name]} ms</bdi>
          </p>
          <div className={css.track}>
            <div className={css.runner[name]} data-testid={name} />
          </div>
        </div>
      ))}
      <div>
        <Button emphasis="outline" onClick={() => setPlayed(!played)}>
          {texts.play}
        </Button>
      </div>
    </div>
  );
}
