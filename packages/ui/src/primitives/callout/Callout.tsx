import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Callout.css.ts';

const icons = { info: Info, success: Check, warning: TriangleAlert, danger: CircleAlert };

// Spoken as soon as it appears; what only informs is read in its place.
const roles = { info: undefined, success: 'status', warning: 'alert', danger: 'alert' };

export interface CalloutProps extends ComponentProps<'div'> {
  /** What the message means: a notice, a success, a problem to mend, a failure. */
  tone?: keyof typeof css.tone;
  /** The one thing to do about it: `<Button emphasis="text" tone="inherit">Try again</Button>`. */
  action?: ReactNode;
}

/**
 * A message in its place: one sentence, one action. Warnings and failures are spoken when they
 * appear; `role={undefined}` keeps one silent that was there from the start.
 */
export function Callout({ tone = 'info', action, className, children, ...rest }: CalloutProps) {
  return (
    <div
      role={roles[tone]}
      {...rest}
      data-tone={tone}
      className={classes(css.tone[tone], className)}
    >
      <Icon as={icons[tone]} size="small" className={css.icon} />
      <div className={css.body}>
        <div className={css.words}>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
