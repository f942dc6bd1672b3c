'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { joinIds } from '../../utils/ids.ts';
import * as css from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldContext } from './field-context.ts';
import { type FieldOptions, useField } from './use-field.ts';
import '../../messages/en/common.ts';

export interface FieldProps extends FieldOptions, Omit<ComponentProps<'div'>, 'id'> {
  /** The id of the control, when something outside refers to it. */
  id?: string;
  /** The visible label. */
  label: ReactNode;
  /** Help text between label and control. */
  hint?: ReactNode;
  /** Another action at the end of the label's line. In the tab order it follows the control. */
  action?: ReactNode;
  /** Whether the control is required. There is no visible mark: only optional fields are marked. */
  required?: boolean;
  /** Shows “optional” next to the label. */
  optional?: boolean;
  /** Whether it can’t be used. */
  disabled?: boolean;
  /** The label names a group, such as `RadioGroup` or `CheckboxGroup`, not one control. */
  group?: boolean;
  /** The single control. It receives name, id and descriptions from the field. */
  children: ReactNode;
}

/** A label above, a hint between, an error below: around any control, wired to it. */
export function Field({
  id,
  name,
  error,
  problems,
  label,
  hint,
  action,
  required,
  optional,
  disabled,
  group,
  className,
  children,
  ...rest
}: FieldProps) {
  const { t } = useUi();
  const field = useField({ name, error, problems }, Boolean(hint), id);
  const Label = group ? 'span' : 'label';
  return (
    <div
      {...rest}
      data-field=""
      data-invalid={field.error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={classes(css.root, className)}
    >
      <div className={css.header}>
        <Label {...(!group && { htmlFor: field.controlId })} className={css.label}>
          <bdi id={field.labelId}>{label}</bdi>
          {optional && ' '}
          {optional && <span className={css.optional}>({t('common.optional')})</span>}
        </Label>
        {hint && (
          <span id={field.hintId} className={css.hint}>
            {hint}
          </span>
        )}
      </div>
      <FieldContext
        value={{
          controlId: field.controlId,
          labelId: field.labelId,
          describedBy: joinIds(field.hintId, field.errorId),
          name,
          invalid: Boolean(field.error),
          required,
          disabled,
        }}
      >
        <div className={css.body}>
          {children}
          {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
        </div>
      </FieldContext>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
