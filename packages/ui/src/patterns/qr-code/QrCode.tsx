import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The text in the code, such as a URL. */
  value: string;
  /** Shows the code faintly, so that a text over it says why it can't be used. */
  isFaded?: boolean;
}

/**
 * A QR code as an image without a name, for the text beside it. Dark on white in all themes, with a
 * quiet zone, so that scanners read it.
 */
export default function QrCode({ value, isFaded, className, ...rest }: QrCodeProps) {
  const code = generate(value);
  return (
    <svg
      aria-hidden="true"
      shapeRendering="crispEdges"
      {...rest}
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={classes(css.root, className)}
    >
      <path d={toSvgPath(code)} className={isFaded ? css.fadedModules : css.modules} />
    </svg>
  );
}
