import {
  changeText,
  rtlSmallText,
  rtlText,
  smallText,
  type TextRole,
  type TextStyle,
  textStyles,
  withoutTracking,
} from '@vitrine/theme';
import type { Direction } from '@vitrine/ui';
import * as sheet from './Sheet.css.ts';
import * as css from './Specimens.css.ts';
import type { SheetTexts } from './sample-text.ts';

const roles = Object.keys(textStyles) as TextRole[];

/** `displayXl` as the direction writes it: "Display XL". */
const getName = (role: TextRole) =>
  `${role[0]?.toUpperCase()}${role
    .slice(1)
    .replace(/[A-Z]\w*/, (end) => ` ${end.length > 2 ? end.toLowerCase() : end.toUpperCase()}`)}`;

const figures = {
  ltr: { styles: textStyles, small: smallText },
  rtl: { styles: withoutTracking(changeText(textStyles, rtlText)), small: rtlSmallText },
};

/** Size and line, those of small screens, weight, and tracking in thousandths of an em. */
function getFigures(role: TextRole, direction: Direction): string {
  const style: TextStyle = figures[direction].styles[role];
  const small = figures[direction].small[role];
  const tracking = Math.round(style.tracking * 1000);
  const sizes = `${style.size}/${style.line}${small ? ` (${small.size}/${small.line})` : ''}`;
  const signed = `${tracking > 0 ? '+' : '−'}${Math.abs(tracking)}`;
  return [getName(role), sizes, style.weight, ...(tracking === 0 ? [] : [signed])].join(', ');
}

export function Specimens({ texts, direction }: { texts: SheetTexts; direction: Direction }) {
  return (
    <div className={css.root}>
      {roles.map((role) => (
        <div key={role} className={css.line}>
          <p className={css.specimen[role]}>{texts.specimens[role]}</p>
          <p className={sheet.figure}>
            <bdi dir="ltr">{getFigures(role, direction)}</bdi>
          </p>
        </div>
      ))}
    </div>
  );
}
