import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { classes } from '../../lib/classes.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { ControlSlot } from './ControlSlot.tsx';
import * as css from './EventForm.css.ts';
import { SectionContext, useEventFormValue } from './event-form-context.ts';
import type { HeldSection } from './held-sections.ts';
import { ReadAnswers } from './ReadAnswers.tsx';
import { useAskedControls } from './use-asked-controls.ts';

export interface EventFormSectionProps extends ComponentProps<'div'> {
  /** Which of the form's sections. */
  name: string;
  headingLevel?: HeadingLevel;
  /** What can be done with the whole section, beside its title. */
  children?: ReactNode;
}

/** The controls of one section below its title; nothing while the form has no such section. */
export function EventFormSection({ name, ...rest }: EventFormSectionProps) {
  const { sections } = useEventFormValue();
  const section = sections.find((one) => one.name === name);
  return section ? <KnownSection key={name} section={section} {...rest} /> : null;
}

/** What is needed is said once, where some of it is not. */
function useNote(section: HeldSection): string | undefined {
  const { t } = useUi();
  const { sections, readOnly } = useEventFormValue();
  const isFirst = sections[0]?.name === section.name;
  if (!isFirst || !section.title || readOnly) return undefined;
  const needs = sections.flatMap(({ controls }) =>
    controls.flatMap(({ inputs }) => inputs.map(({ mandatory }) => Boolean(mandatory))),
  );
  return needs.includes(true) && needs.includes(false) ? t('forms.needed') : undefined;
}

function KnownSection({
  section,
  headingLevel = 2,
  className,
  children,
  ...rest
}: Omit<EventFormSectionProps, 'name'> & { section: HeldSection }) {
  const { id, form, readOnly } = useEventFormValue();
  const titleId = useId();
  const note = useNote(section);
  const { name, title, initial, autofill } = section;
  const value = useMemo(
    () => ({ id, name, form, initial, autofill }),
    [id, name, form, initial, autofill],
  );
  const controls = useAskedControls(section);
  const aside = children || (note && <span className={css.note}>{note}</span>);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand on a line with an action.
    <div
      role="group"
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classes(css.section, className)}
    >
      {(title || aside) && (
        <div className={css.head}>
          {title && (
            <Heading level={headingLevel} variant="title" id={titleId}>
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      <SectionContext value={value}>
        {readOnly ? (
          <ReadAnswers section={section} controls={controls} />
        ) : (
          controls.map((control) => <ControlSlot key={control._id} control={control} />)
        )}
      </SectionContext>
    </div>
  );
}
