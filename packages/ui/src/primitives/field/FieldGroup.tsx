'use client';

import type { ComponentProps } from 'react';
import { FormContext } from '../form/form-context.ts';
import { FieldContext, useFieldControl } from './field-context.ts';

/**
 * Several controls of one answer, under the label of the field around them. Each has its own label;
 * the field shows one error for all.
 */
export function FieldGroup({ children, ...rest }: ComponentProps<'div'>) {
  const { control, labelId } = useFieldControl({});
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it holds legend and error.
    <div
      role="group"
      id={control.id}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      {...rest}
    >
      <FieldContext value={null}>
        <FormContext value={null}>{children}</FormContext>
      </FieldContext>
    </div>
  );
}
