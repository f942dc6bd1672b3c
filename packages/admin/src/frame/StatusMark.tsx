import { classes } from '@vitrine/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './StatusMark.css.ts';

/**
 * What a status means for the owner:
 * - `success`: fine, nothing to do;
 * - `needs-action`: waits for the owner; `in-progress`: waits for another party;
 * - `reserved`: held by others, as the shop marks it;
 * - `failed`: failed, or sold out; `canceled`: ended without effect;
 * - `inactive`: not yet, or hidden; `live`: happens now; `ended`: is over;
 * - `expected` and `checked-in`: a guest.
 */
export type StatusMarkKind = keyof typeof css.shape;

const ring = <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const half = (
  <>
    {ring}
    <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" />
  </>
);

const core = (
  <>
    {ring}
    <circle cx="5" cy="5" r="1.75" fill="currentColor" />
  </>
);

const shapes: Readonly<Record<StatusMarkKind, ReactNode>> = {
  success: ring,
  expected: ring,
  'needs-action': half,
  'in-progress': half,
  failed: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  canceled: (
    <>
      {ring}
      <path d="M2.2 7.8l5.6-5.6" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  inactive: (
    <circle
      cx="5"
      cy="5"
      r="4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="1.6 1.54"
    />
  ),
  live: core,
  reserved: core,
  ended: <path d="M1 5h8" stroke="currentColor" strokeWidth="1.5" />,
  'checked-in': (
    <>
      <circle cx="5" cy="5" r="5" fill="currentColor" />
      <path
        d="M2.8 5.2l1.6 1.6 2.9-3.4"
        fill="none"
        stroke="var(--vt-color-ground)"
        strokeWidth="1.25"
      />
    </>
  ),
};

const muted: ReadonlySet<StatusMarkKind> = new Set(['canceled', 'ended']);

export interface StatusMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Without one, only the text is shown: the status is unknown. */
  kind?: StatusMarkKind | undefined;
  /** The text of the status. A mark is never alone. */
  children: ReactNode;
}

/**
 * The status of an order, an event or a guest: a mark whose shape tells the kind, and the text. Color
 * repeats what the shape says; forced colors keep the shapes.
 */
export function StatusMark({ kind, className, children, ...rest }: StatusMarkProps) {
  return (
    <span {...rest} className={classes(css.root, className)}>
      {kind && (
        <svg viewBox="0 0 10 10" aria-hidden="true" className={css.shape[kind]}>
          {shapes[kind]}
        </svg>
      )}
      <span className={css.labelText[kind && muted.has(kind) ? 'muted' : 'default']}>
        {children}
      </span>
    </span>
  );
}
