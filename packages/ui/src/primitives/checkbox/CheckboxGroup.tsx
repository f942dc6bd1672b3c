import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes.ts';
import { FieldContext, useFieldControl } from '../field/field-context.ts';
import { FormContext } from '../form/form-context.ts';
import * as css from './CheckboxGroup.css.ts';

/** Several boxes under one label: put it into a `Field` with `group`. */
export function CheckboxGroup({ className, children, ...rest }: ComponentProps<'div'>) {
  const { control, labelId } = useFieldControl({});
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it holds legend and error.
    <div
      role="group"
      id={control.id}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      {...rest}
      className={classes(css.root, className)}
    >
      {/* Each box has a label of its own; what is wrong is said once, by the field around all. */}
      <FieldContext value={null}>
        <FormContext value={null}>{children}</FormContext>
      </FieldContext>
    </div>
  );
}
