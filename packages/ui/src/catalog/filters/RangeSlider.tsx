'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Range } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from './RangeSlider.css.ts';

export interface RangeSliderProps {
  /** The ends that there are. */
  bounds: Required<Range>;
  /** The distance between two amounts of a thumb. */
  step: number;
  /** The ends that are chosen. */
  value: Required<Range>;
  /** Accessible names of both limits, and the text of an amount. */
  labels: { min: string; max: string };
  formatText: (amount: number) => string;
  /** While a thumb moves. */
  onMove: (value: Required<Range>) => void;
  /** Called when the thumb is released, or moved by a key. */
  onCommit: (value: Required<Range>) => void;
}

/** Two native sliders on one track: the browser handles keys, touch and right-to-left. */
export function RangeSlider({
  bounds,
  step,
  value,
  labels,
  formatText,
  onMove,
  onCommit,
}: RangeSliderProps) {
  const span = bounds.max - bounds.min;
  const share = (amount: number) => String((amount - bounds.min) / span);
  // At the far end the lower thumb would be under the upper one, out of reach.
  const isLowInFront = value.min > bounds.min + span / 2;
  const keepApart = (end: keyof Range, amount: number): Required<Range> =>
    end === 'min'
      ? { min: Math.min(amount, value.max), max: value.max }
      : { min: value.min, max: Math.max(amount, value.min) };
  const thumb = (end: keyof Range, isInFront: boolean) => (
    <Thumb
      label={labels[end]}
      formatText={formatText(value[end])}
      value={value[end]}
      bounds={bounds}
      step={step}
      isInFront={isInFront}
      onMove={(amount) => onMove(keepApart(end, amount))}
      onCommit={(amount) => onCommit(keepApart(end, amount))}
    />
  );
  return (
    <div
      className={css.root}
      style={assignInlineVars({ [css.start]: share(value.min), [css.end]: share(value.max) })}
    >
      <div className={css.track} />
      {thumb('min', isLowInFront)}
      {thumb('max', !isLowInFront)}
    </div>
  );
}

interface ThumbProps {
  label: string;
  formatText: string;
  value: number;
  bounds: Required<Range>;
  step: number;
  isInFront: boolean;
  onMove: (amount: number) => void;
  onCommit: (amount: number) => void;
}

function Thumb({
  label,
  formatText,
  value,
  bounds,
  step,
  isInFront,
  onMove,
  onCommit,
}: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent((amount: number) => onCommit(amount));
  useEffect(() => {
    const node = input.current;
    // React's change is the browser's input event: this one fires when the thumb is released.
    const settle = () => commit(Number(node?.value));
    node?.addEventListener('change', settle);
    return () => node?.removeEventListener('change', settle);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={formatText}
      min={bounds.min}
      max={bounds.max}
      step={step}
      value={value}
      data-on-top={isInFront ? '' : undefined}
      className={css.thumb}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  );
}
