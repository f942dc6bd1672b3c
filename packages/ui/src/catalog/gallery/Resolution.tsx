import { ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './GalleryVideo.css.ts';
import type { Rendition } from './renditions.ts';

export interface ResolutionSelectProps {
  renditions: readonly Rendition[];
  /** The lines of the one that is shown. */
  value: number;
  onChange: (lines: number) => void;
}

/** The choice of a film's resolution. It is the system's own, so that it works over a whole screen. */
export function ResolutionSelect({ renditions, value, onChange }: ResolutionSelectProps) {
  const { t } = useUi();
  return (
    <span className={css.resolution}>
      <select
        aria-label={t('gallery.resolution')}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className={css.select}
      >
        {renditions.map(({ lines }) => (
          <option key={lines} value={lines}>
            {/* The figure is a name and has no thousands. */}
            {t('gallery.lines', { lines: String(lines) })}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size="small" className={css.chevron} />
    </span>
  );
}
