import { useVisitorZone } from '../events/when/use-visitor-zone.ts';
import { useUi } from '../provider/UiProvider.tsx';

/** How much of a moment is written: “20:41”, or “27 November, 20:41”. */
export type MomentStyle = 'time' | 'date';

const styles = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} satisfies Record<MomentStyle, Intl.DateTimeFormatOptions>;

/**
 * Writes moments in words of the locale: in a zone with its name behind, or by the clock of the
 * visitor's device.
 */
export function useMoment(timeZone?: string): (moment: Date, style: MomentStyle) => string {
  const { locale } = useUi();
  const ofDevice = useVisitorZone();
  const zone = timeZone ?? ofDevice;
  return (moment, style) =>
    new Intl.DateTimeFormat(locale, {
      ...styles[style],
      ...(timeZone && { timeZoneName: 'short' }),
      ...(zone && { timeZone: zone }),
    }).format(moment);
}
