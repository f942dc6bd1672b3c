import { useId, useState } from 'react';
import { type ReferencePair, referencedPages } from './referenced-pages.ts';

/**
 * Reference pictures next to the screenshots of the same pages, for a designer to judge: one over the
 * other with a slider, or side by side.
 */
export function References() {
  return (
    <div style={{ display: 'grid', gap: 64 }}>
      {referencedPages.map(({ page, pairs }) => (
        <section key={page}>
          <h2>{page}</h2>
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

interface ComparisonProps {
  page: string;
  pair: ReferencePair;
}

const image = { display: 'block', inlineSize: '100%' } as const;

function Comparison({ page, pair: { mode, reference, screenshot } }: ComparisonProps) {
  const id = useId();
  const [share, setShare] = useState(50);
  const [isBeside, setBeside] = useState(false);
  const referenceImage = (
    <img loading="lazy" src={reference} alt={`Reference: ${page}, ${mode}`} style={image} />
  );
  return (
    <div>
      <div
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, minHeight: 44 }}
      >
        <strong>{mode}</strong>
        <label htmlFor={id}>Reference</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={share}
          disabled={isBeside}
          aria-valuetext={`${share} percent reference`}
          onChange={(event) => setShare(Number(event.target.value))}
          style={{ flex: 1, maxInlineSize: 400 }}
        />
        <span>Screenshot</span>
        <label>
          <input
            type="checkbox"
            checked={isBeside}
            onChange={(event) => setBeside(event.target.checked)}
          />{' '}
          Side by side
        </label>
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: isBeside ? '1fr 1fr' : '1fr',
          gap: 16,
          alignItems: 'start',
          maxInlineSize: isBeside ? undefined : 1280,
        }}
      >
        <img
          loading="lazy"
          src={screenshot}
          alt={`Screenshot: ${page}, ${mode}`}
          style={{ ...image, gridArea: isBeside ? '1 / 2' : '1 / 1' }}
        />
        <div
          style={{
            gridArea: '1 / 1',
            // The reference covers the start of the screenshot, up to the slider.
            clipPath: isBeside ? undefined : `inset(0 ${100 - share}% 0 0)`,
          }}
        >
          {referenceImage}
        </div>
      </div>
    </div>
  );
}
