import type { ReactNode } from 'react';
import { FieldContext, useFieldControl } from '../../primitives/field/field-context.ts';

export interface PartsGroupProps {
  className?: string;
  children: ReactNode;
}

/** The parts of one answer, each with a label of its own, under the label of all. */
export function PartsGroup({ className, children }: PartsGroupProps) {
  const { control, labelId } = useFieldControl({});
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it holds legend and error.
    <div
      role="group"
      id={control.id}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      className={className}
    >
      <FieldContext value={null}>{children}</FieldContext>
    </div>
  );
}
