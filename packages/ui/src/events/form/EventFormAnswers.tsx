'use client';

import { type ComponentProps, useMemo } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getAnswerLines } from './answer-lines.ts';
import * as formCss from './EventForm.css.ts';
import * as css from './EventFormAnswers.css.ts';
import type { EventFormOptions } from './EventFormRoot.tsx';
import { FormSectionGroup } from './FormSectionGroup.tsx';
import type { AnswerPath } from './state/event-form-context.ts';
import {
  buildSections,
  type EventFormSection,
  type FormSection,
  getKeyedQuestions,
} from './state/form-sections.ts';
import '../../messages/en/forms.ts';

export interface EventFormAnswersProps
  extends ComponentProps<'div'>,
    Pick<EventFormOptions, 'visible'> {
  /** The forms with their answers in `sent`, in the order in which they are shown. */
  sections: readonly EventFormSection[];
  /** Heading level of the titles. */
  level?: HeadingLevel;
  /**
   * Adds an edit button to each section with a title. Called with the path of its first answer, for
   * `focusOn` of the form in which it is edited.
   */
  onEditSection?: ((firstAnswer: AnswerPath) => void) | undefined;
}

const draft = {};

/**
 * The given answers of forms that the platform defines, to be read. Answers to deleted questions are
 * included. It is separate from `EventForm.Root`: a page that only shows answers loads no form.
 */
export function EventFormAnswers({
  sections,
  level,
  visible,
  onEditSection,
  className,
  children,
  ...rest
}: EventFormAnswersProps) {
  const { locale } = useUi();
  const formSections = useMemo(
    () => buildSections(sections, [], { locale, draft, withDeleted: true }),
    [sections, locale],
  );
  return (
    <div {...rest} className={classes(formCss.root, className)}>
      {formSections.map((section) => (
        <FormSectionGroup
          key={section.name}
          title={section.title}
          level={level}
          aside={
            section.title &&
            onEditSection && <EditSectionButton section={section} onEdit={onEditSection} />
          }
        >
          <SectionAnswers section={section} visible={visible} />
        </FormSectionGroup>
      ))}
      {children}
    </div>
  );
}

interface EditSectionButtonProps {
  section: FormSection;
  onEdit: (firstAnswer: AnswerPath) => void;
}

/** Opens the form in which the answers of a section are edited, at the first of them. */
function EditSectionButton({ section, onEdit }: EditSectionButtonProps) {
  const { t } = useUi();
  const input = section.controls.find(({ deleted }) => !deleted)?.inputs[0];
  if (!input) return null;
  return (
    <Button emphasis="text" onClick={() => onEdit({ section: section.name, input: input.name })}>
      {t('forms.edit')}
      <VisuallyHidden> {section.title}</VisuallyHidden>
    </Button>
  );
}

interface SectionAnswersProps extends Pick<EventFormAnswersProps, 'visible'> {
  section: FormSection;
}

/** The answers of a section, below their questions. */
function SectionAnswers({ section, visible }: SectionAnswersProps) {
  const { t, locale } = useUi();
  const answers = section.initial;
  const controls = section.controls.filter((control) => visible?.(control, answers) ?? true);
  return (
    <dl className={css.list}>
      {getKeyedQuestions(section, controls).map(({ key, control, input, label }) => {
        const lines = getAnswerLines({ control, input }, answers, locale);
        // Deleted questions are shown only if they have an answer.
        if (control.deleted && lines.length === 0) return null;
        return (
          <div key={key} className={css.row}>
            <dt className={css.question}>
              <bdi>{label}</bdi>
            </dt>
            <dd className={lines.length > 0 ? css.answer : css.none}>
              {lines.length === 0 && t('forms.notAnswered')}
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as two guests may have one name.
                <span key={index} className={css.line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
