import { Picture, type PictureImage } from '../../../primitives/picture/Picture.tsx';
import { StatusDot } from '../../../primitives/status-dot/StatusDot.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as css from './ColorOption.css.ts';

interface ColorSwatchProps {
  name: string;
  image: PictureImage | undefined;
  /** A CSS color, shown without an image. */
  color: string | undefined;
  /** The text of a color that is sold out. */
  soldOutLabel: string | undefined;
}

/** The image of a color, or a plain swatch, with its name below. */
export function ColorSwatch({ name, image, color, soldOutLabel }: ColorSwatchProps) {
  return (
    <>
      <span className={css.frame}>
        {image ? (
          <Picture image={image} name={name} decorative sizes="96px" className={css.picture} />
        ) : (
          <span className={css.swatch} style={{ backgroundColor: color }} />
        )}
      </span>
      {soldOutLabel === undefined ? (
        <bdi className={css.name}>{name}</bdi>
      ) : (
        <StatusDot state="sold-out" className={css.name}>
          <bdi>{name}</bdi> <VisuallyHidden>{soldOutLabel}</VisuallyHidden>
        </StatusDot>
      )}
    </>
  );
}
