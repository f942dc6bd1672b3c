import { getNumberFormat } from '../../utils/number-format.ts';

const SECOND_MS = 1000;
const HOUR_S = 3600;

/** Formats the remaining time in digits of the locale: “09:41”, and from an hour up “1:09:41”. */
export function formatCountdown(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const two = getNumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const plain = getNumberFormat(locale, { useGrouping: false });
  const hours = Math.floor(seconds / HOUR_S);
  const pieces = [two.format(Math.floor((seconds % HOUR_S) / 60)), two.format(seconds % 60)];
  return (hours > 0 ? [plain.format(hours), ...pieces] : pieces).join(':');
}
