import { isKnownControl } from '@vitrine/atoms';
import { type ComponentType, memo } from 'react';
import { type EventControlProps, useEventFormContext } from './event-form-context.ts';
import { UnknownControl } from './UnknownControl.tsx';

interface DrawnProps extends EventControlProps {
  part: ComponentType<EventControlProps>;
}

// A form that draws itself anew leaves its controls alone: fifty guests have hundreds.
const Drawn = memo(({ part: Part, control }: DrawnProps) => <Part control={control} />);

/** One control, by the part of its input's name, else of its type. */
export function ControlSlot({ control }: EventControlProps) {
  const { controls, controlsByName, showsUnknown } = useEventFormContext();
  const named = control.inputs.find(({ name }) => Object.hasOwn(controlsByName, name));
  const own = named && controlsByName[named.name];
  const byType: Readonly<Record<string, unknown>> = controls;
  // Every part takes the controls of the type that it stands under.
  const part = byType[control.type] as DrawnProps['part'];
  if (own) return <Drawn part={own} control={control} />;
  if (isKnownControl(control)) return <Drawn part={part} control={control} />;
  return <UnknownControl control={control} isShown={showsUnknown} />;
}
