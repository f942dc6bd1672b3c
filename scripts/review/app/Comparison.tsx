import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box, Entry } from '../report.ts';
import * as css from './App.css.ts';
import { arrange, getFittingScale, type Size } from './fit-screenshots.ts';

export type Mode = 'side-by-side' | 'slider' | 'overlay' | 'difference';

/** The views, in the order of their number keys. */
export const modes: readonly { id: Mode; label: string }[] = [
  { id: 'side-by-side', label: 'Side by side' },
  { id: 'slider', label: 'Slider' },
  { id: 'overlay', label: 'Overlay' },
  { id: 'difference', label: 'Difference' },
];

/** Zoom that fits the window. */
export const FIT = 0;
/** Zoom that shows only the part that differs. */
export const CHANGE = -1;
/** The other zooms, from the smallest. */
export const factors: readonly number[] = [0.5, 1, 2, 4];
const zooms = [CHANGE, FIT, ...factors];

/** Pixels around the part that differs, so that one sees where it is. */
const SURROUNDINGS = 48;

function withSurroundings({ x, y, width, height }: Box, size: Size): Box {
  const [left, top] = [Math.max(0, x - SURROUNDINGS), Math.max(0, y - SURROUNDINGS)];
  return {
    ...{ x: left, y: top },
    width: Math.min(size.width, x + width + SURROUNDINGS) - left,
    height: Math.min(size.height, y + height + SURROUNDINGS) - top,
  };
}

interface ImageProps {
  src: string;
  label: string;
  box: Box;
  scale: number;
}

/** A part of a screenshot. */
function Image({ src, label, box, scale }: ImageProps) {
  const [width, setWidth] = useState(0);
  return (
    <div
      className={css.frame}
      style={{ inlineSize: box.width * scale, blockSize: box.height * scale }}
    >
      <img
        className={css.image}
        src={src}
        alt={label}
        style={{
          insetInlineStart: -box.x * scale,
          insetBlockStart: -box.y * scale,
          inlineSize: width > 0 ? width * scale : undefined,
        }}
        data-pixelated={scale > 1 || undefined}
        onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
      />
    </div>
  );
}

interface ComparisonProps {
  picture: NonNullable<Entry['picture']>;
  mode: Mode;
  zoom: number;
  /** Gets the factor by which the screenshots are shown. */
  scaleRef: RefObject<number>;
  onMode: (mode: Mode) => void;
  onZoom: (zoom: number) => void;
}

/** The two screenshots of an entry, in one of four views. */
export function Comparison({ picture, mode, zoom, scaleRef, onMode, onZoom }: ComparisonProps) {
  const { before, after, share, size, content, difference } = picture;
  const [split, setSplit] = useState(50);
  const [space, setSpace] = useState<Size>({ width: 800, height: 600 });
  const root = useRef<HTMLElement>(null);
  const panes = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const measure = () => {
      // Leaves space for the header.
      const height = Math.max(240, innerHeight * 0.7);
      // Less the borders of the frames.
      if (root.current) setSpace({ width: root.current.clientWidth - 4, height });
    };
    const observer = new ResizeObserver(measure);
    if (root.current) observer.observe(root.current);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);

  // The panes show the same part.
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    for (const pane of panes.current?.querySelectorAll(`.${css.pane}`) ?? []) {
      if (pane === currentTarget) continue;
      pane.scrollLeft = currentTarget.scrollLeft;
      pane.scrollTop = currentTarget.scrollTop;
    }
  };

  const isPair = Boolean(before && after);
  const isBeside = isPair && mode === 'side-by-side';
  const whole: Box = { x: 0, y: 0, ...size };
  const fit = content ?? whole;
  const isFitting = zoom <= 0;
  const changed = zoom === CHANGE && difference ? withSurroundings(difference, size) : undefined;
  // A fixed zoom shows the whole screenshot.
  const box = changed ?? (isFitting ? fit : whole);
  const isTrimmed = box.width < size.width || box.height < size.height;
  const arranged = arrange(box, space);
  const fitting = isBeside ? arranged.scale : getFittingScale(box, space);
  const scale = isFitting ? fitting : zoom;
  useLayoutEffect(() => {
    scaleRef.current = scale;
  }, [scale, scaleRef]);
  const pane = (label: string, src: string | undefined): ReactNode =>
    src && (
      <figure className={css.figure}>
        <figcaption className={css.caption}>{label}</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it. */}
        <div className={css.pane} onScroll={follow} tabIndex={0}>
          <Image src={src} label={label} box={box} scale={scale} />
        </div>
      </figure>
    );

  return (
    <section className={css.comparison} aria-label="Screenshots" ref={root}>
      <div className={css.toolbar}>
        <fieldset className={css.choices}>
          <legend className={css.legend}>View</legend>
          {modes.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={css.choice}
              aria-pressed={id === mode}
              disabled={!isPair}
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
              className={css.choice}
              aria-pressed={factor === zoom}
              disabled={factor === CHANGE && !difference}
              onClick={() => onZoom(factor)}
            >
              {factor === CHANGE ? 'Change' : factor === FIT ? 'Fit' : `${factor * 100}%`}
            </button>
          ))}
        </fieldset>
        <span className={css.muted}>
          Shown at {Math.round(scale * 100)}%
          {isTrimmed && (changed ? ', only what differs' : ' without empty edges')}
          {share !== undefined && ` · ${(share * 100).toFixed(2)}% of the pixels differ`}
        </span>
      </div>
      {!isPair || isBeside || !before || !after ? (
        <div
          className={css.panes}
          ref={panes}
          data-stacked={(isBeside && isFitting && arranged.isStacked) || undefined}
        >
          {pane('Before', before)}
          {pane('After', after)}
        </div>
      ) : (
        <>
          {mode === 'difference' ? (
            <p className={css.muted}>Black is the same, colors differ.</p>
          ) : (
            <label className={css.ends}>
              <span>Before</span>
              <input
                className={css.range}
                type="range"
                min={0}
                max={100}
                value={split}
                aria-label="Share of the new screenshot, from before to after"
                onChange={(event) => setSplit(Number(event.target.value))}
              />
              <span>After</span>
            </label>
          )}
          <div className={css.stage} data-mode={mode}>
            {mode === 'slider' && (
              <div
                className={css.tags}
                style={{ inlineSize: box.width * scale }}
                aria-hidden="true"
              >
                {split > 0 && (
                  <span className={css.tag} style={{ insetInlineEnd: `${100 - split}%` }}>
                    After
                  </span>
                )}
                {split < 100 && (
                  <span className={css.tag} style={{ insetInlineStart: `${split}%` }}>
                    Before
                  </span>
                )}
              </div>
            )}
            <div className={css.layers}>
              <Image src={before} label="Before" box={box} scale={scale} />
              <div
                style={
                  mode === 'slider'
                    ? // The end of the slider with a name shows that screenshot alone.
                      { clipPath: `inset(0 ${100 - split}% 0 0)` }
                    : mode === 'overlay'
                      ? { opacity: split / 100 }
                      : { mixBlendMode: 'difference' }
                }
              >
                <Image src={after} label="After" box={box} scale={scale} />
              </div>
              {mode === 'slider' && (
                <div className={css.edge} style={{ insetInlineStart: `${split}%` }} />
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}
