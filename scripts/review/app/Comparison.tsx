import { type UIEvent, useRef, useState } from 'react';
import type { Entry } from '../report.ts';
import * as css from './App.css.ts';

export type Mode = 'side-by-side' | 'slider' | 'overlay' | 'difference';

/** The views, in the order of their number keys. */
export const modes: readonly { id: Mode; label: string }[] = [
  { id: 'side-by-side', label: 'Side by side' },
  { id: 'slider', label: 'Slider' },
  { id: 'overlay', label: 'Overlay' },
  { id: 'difference', label: 'Difference' },
];

/** Zooms as factors; 0 fits the window. */
export const zooms: readonly number[] = [0, 0.5, 1, 2, 4];

interface ComparisonProps {
  picture: NonNullable<Entry['picture']>;
  mode: Mode;
  zoom: number;
  onMode: (mode: Mode) => void;
  onZoom: (zoom: number) => void;
}

function Image({ src, label, zoom }: { src: string; label: string; zoom: number }) {
  const [width, setWidth] = useState(0);
  return (
    <img
      className={css.image}
      src={src}
      alt={label}
      style={
        zoom > 0 && width > 0 ? { inlineSize: width * zoom, maxInlineSize: 'none' } : undefined
      }
      data-pixelated={zoom > 1 || undefined}
      onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
    />
  );
}

/** The two screenshots of an entry, in one of four views. */
export function Comparison({ picture, mode, zoom, onMode, onZoom }: ComparisonProps) {
  const { before, after, share } = picture;
  const [split, setSplit] = useState(50);
  const panes = useRef<HTMLDivElement>(null);

  // The two panes show the same part.
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    for (const pane of panes.current?.children ?? []) {
      if (pane === currentTarget) continue;
      pane.scrollLeft = currentTarget.scrollLeft;
      pane.scrollTop = currentTarget.scrollTop;
    }
  };

  const isStacked = mode !== 'side-by-side' && before && after;
  return (
    <section className={css.comparison} aria-label="Screenshots">
      <div className={css.toolbar}>
        <fieldset className={css.choices}>
          <legend className={css.legend}>View</legend>
          {modes.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={css.filter}
              aria-pressed={id === mode}
              disabled={!(before && after)}
              onClick={() => onMode(id)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <fieldset className={css.choices}>
          <legend className={css.legend}>Zoom</legend>
          {zooms.map((factor) => (
            <button
              key={factor}
              type="button"
              className={css.filter}
              aria-pressed={factor === zoom}
              onClick={() => onZoom(factor)}
            >
              {factor === 0 ? 'Fit' : `${factor * 100} %`}
            </button>
          ))}
        </fieldset>
        {share !== undefined && (
          <span className={css.muted}>{(share * 100).toFixed(2)} % of the pixels differ</span>
        )}
      </div>
      {isStacked ? (
        <>
          {mode !== 'difference' && (
            <input
              className={css.range}
              type="range"
              min={0}
              max={100}
              value={split}
              aria-label={mode === 'slider' ? 'Edge between before and after' : 'Share of after'}
              onChange={(event) => setSplit(Number(event.target.value))}
            />
          )}
          <div className={css.stage} data-mode={mode}>
            <div className={css.layers}>
              <Image src={before} label="Before" zoom={zoom} />
              <div
                style={
                  mode === 'slider'
                    ? { clipPath: `inset(0 0 0 ${split}%)` }
                    : mode === 'overlay'
                      ? { opacity: split / 100 }
                      : { mixBlendMode: 'difference' }
                }
              >
                <Image src={after} label="After" zoom={zoom} />
              </div>
            </div>
          </div>
        </>
      ) : (
        <div className={css.panes} ref={panes}>
          {before && (
            <figure className={css.pane} onScroll={follow}>
              <figcaption className={css.caption}>Before</figcaption>
              <Image src={before} label="Before" zoom={zoom} />
            </figure>
          )}
          {after && (
            <figure className={css.pane} onScroll={follow}>
              <figcaption className={css.caption}>After</figcaption>
              <Image src={after} label="After" zoom={zoom} />
            </figure>
          )}
        </div>
      )}
    </section>
  );
}
