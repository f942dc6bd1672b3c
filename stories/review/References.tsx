import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { type ReferencePair, referencedPages } from './referenced-pages.ts';
import verdicts from './verdicts.json';

// The theme of the toolbar sets the text's color and the controls' scheme, but not the page's white.
const light: CSSProperties = { color: '#1a211e', colorScheme: 'light' };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 };
const picture: CSSProperties = { display: 'block', maxInlineSize: '100%', blockSize: 'auto' };

/** How many pages have which verdict. */
export function VerdictCounts() {
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
  return (
    <p>
      <strong>
        {verdicts.length} pages: {count('approved')} approved, {count('to change')} to change,{' '}
        {count('open')} open.
      </strong>
    </p>
  );
}

/**
 * Reference pictures next to the screenshots of the same pages, for a designer to judge: one over the
 * other with a slider, or side by side. Each page has the verdict of `verdicts.json`.
 */
export function References() {
  return (
    <div style={{ ...light, display: 'grid', gap: 64 }}>
      {referencedPages.map(({ page, pairs }) => (
        <section key={page} aria-labelledby={toId(page)}>
          {/* The table of contents needs the ID. */}
          <h2 id={toId(page)}>{page}</h2>
          <Verdict page={page} />
          <div style={{ display: 'grid', gap: 40 }}>
            {pairs.map((pair) => (
              <Comparison key={pair.mode} page={page} pair={pair} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const toId = (page: string) => page.toLowerCase().replaceAll(' ', '-');

/** The beginning of the line has a sign for each verdict, so that color is not needed. */
const verdictTexts: Record<string, { text: string; color: string }> = {
  approved: { text: 'Approved', color: '#0b6b3a' },
  'to change': { text: 'To change', color: '#b3261e' },
  open: { text: 'No verdict yet', color: '#5f6563' },
};

function Verdict({ page }: { page: string }) {
  const found: { verdict: string; date?: string; note?: string } | undefined = verdicts.find(
    (one) => one.page === page,
  );
  const { text, color } = verdictTexts[found?.verdict ?? 'open'] ?? { text: '', color: '' };
  return (
    <p style={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 12 }}>
      <strong style={{ color }}>{text}</strong>
      {found?.date && ` on ${found.date}`}
      {found?.note && `: ${found.note}`}
    </p>
  );
}

interface ComparisonProps {
  page: string;
  pair: ReferencePair;
}

function Comparison({ page, pair }: ComparisonProps) {
  const { mode, reference, referenceScale = 1, screenshot } = pair;
  const id = useId();
  const [share, setShare] = useState(50);
  const [isBeside, setBeside] = useState(false);
  // The source of a density makes a picture of two pixels for each CSS pixel half as large.
  const referenceImage = (
    <img
      loading="lazy"
      srcSet={`${reference} ${referenceScale}x`}
      alt={`Reference: ${page}, ${mode}`}
      style={picture}
    />
  );
  const screenshotImage = (
    <img loading="lazy" src={screenshot} alt={`Screenshot: ${page}, ${mode}`} style={picture} />
  );
  return (
    <div>
      <div style={{ ...row, minBlockSize: 44 }}>
        <strong>{mode}</strong>
        {!isBeside && (
          <label htmlFor={id} style={{ ...row, flex: 1, flexWrap: 'nowrap', maxInlineSize: 480 }}>
            Reference
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              value={share}
              aria-label="From the reference to the screenshot"
              aria-valuetext={`${share} percent screenshot`}
              onChange={(event) => setShare(Number(event.target.value))}
              style={{ flex: 1, minInlineSize: 80 }}
            />
            Screenshot
          </label>
        )}
        <label>
          <input
            type="checkbox"
            checked={isBeside}
            onChange={(event) => setBeside(event.target.checked)}
          />{' '}
          Side by side
        </label>
        <a href={reference} target="_blank" rel="noreferrer">
          Open reference
        </a>
        <a href={screenshot} target="_blank" rel="noreferrer">
          Open screenshot
        </a>
      </div>
      {/* A frame of a fixed height: pictures that load do not move the page, and the slider stays visible. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it. */}
      <section tabIndex={0} aria-label={`Pictures: ${page}, ${mode}`} style={frame}>
        {isBeside ? (
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
            <Labeled text="Reference">{referenceImage}</Labeled>
            <Labeled text="Screenshot">{screenshotImage}</Labeled>
          </div>
        ) : (
          <Layers
            share={share}
            direction={mode.includes('right to left') ? 'rtl' : 'ltr'}
            reference={referenceImage}
            screenshot={screenshotImage}
          />
        )}
      </section>
    </div>
  );
}

const frame: CSSProperties = {
  blockSize: 'min(75vh, 900px)',
  overflow: 'auto',
  border: '1px solid #d7dad9',
};
const label: CSSProperties = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  minBlockSize: 28,
  paddingInline: 8,
  background: '#ffffff',
  fontWeight: 600,
  lineHeight: '28px',
};

function Labeled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <figcaption style={label}>{text}</figcaption>
      {children}
    </figure>
  );
}

interface LayersProps {
  /** How much of the screenshot is visible, from its left edge, in percent. */
  share: number;
  direction: 'ltr' | 'rtl';
  reference: ReactNode;
  screenshot: ReactNode;
}

/** The screenshot left of an edge and the reference right of it, with their names beside the edge. */
function Layers({ share, direction, reference, screenshot }: LayersProps) {
  const layer: CSSProperties = { gridArea: '2 / 1', minInlineSize: 0 };
  const name: CSSProperties = { position: 'absolute', paddingInline: 8, whiteSpace: 'nowrap' };
  return (
    <div
      style={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, auto)',
        inlineSize: 'fit-content',
        maxInlineSize: '100%',
        isolation: 'isolate',
      }}
    >
      <div style={{ ...label, gridArea: '1 / 1', paddingInline: 0 }} aria-hidden="true">
        {share > 0 && <span style={{ ...name, right: `${100 - share}%` }}>Screenshot</span>}
        {share < 100 && <span style={{ ...name, left: `${share}%` }}>Reference</span>}
      </div>
      {/* Pages that are written from right to left begin at the right edge. */}
      <div dir={direction} style={{ ...layer, clipPath: `inset(0 0 0 ${share}%)` }}>
        {reference}
      </div>
      <div dir={direction} style={{ ...layer, clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {screenshot}
      </div>
      <div
        style={{
          gridArea: '2 / 1',
          position: 'absolute',
          insetBlock: 0,
          left: `${share}%`,
          inlineSize: 2,
          background: '#3358d4',
        }}
      />
    </div>
  );
}
