'use client';

import {
  type EventQuestion,
  getQuestionOptions,
  moveItem,
  parseQuestionOptions,
  type QuestionIssue,
  setQuestionOptions,
} from '@vitrine/atoms';
import { Button, classes, Icon, IconButton, TextField, useAnnounce } from '@vitrine/ui';
import { CircleAlert, GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { useDragOrder } from '../../utils/use-drag-order.ts';
import * as css from './FormBuilder.css.ts';
import { getIssueControlId } from './question-issues.ts';
import { getIssueText } from './question-labels.ts';
import '../../messages/en/event-form.ts';

interface QuestionOptionsProps {
  /** Id of the question's own control. */
  controlId: string;
  question: EventQuestion;
  /** The question as it is saved. */
  saved: EventQuestion | undefined;
  issues: readonly QuestionIssue[];
  isReadOnly: boolean;
  onChange: (question: EventQuestion) => void;
}

/**
 * The options of a question: one field each. Enter adds one below, a list of lines that is pasted
 * becomes an option for each line, and Alt with an arrow key moves one.
 */
export function QuestionOptions({
  controlId,
  question,
  saved,
  issues,
  isReadOnly,
  onChange,
}: QuestionOptionsProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const baseId = useId();
  const list = useRef<HTMLOListElement>(null);
  const afterRender = useAfterRender();
  const options = getQuestionOptions(question);
  const before = saved ? getQuestionOptions(saved) : undefined;

  const write = (next: readonly string[], focusAt?: number) => {
    onChange(setQuestionOptions(question, next));
    if (focusAt === undefined) return;
    afterRender(() => {
      const fields = list.current?.querySelectorAll<HTMLInputElement>('input');
      fields?.[Math.min(focusAt, fields.length - 1)]?.focus();
    });
  };
  const add = (index: number) => write(options.toSpliced(index, 0, ''), index);
  const remove = (index: number) => {
    write(options.toSpliced(index, 1), Math.max(0, index - 1));
    announce(t('admin.eventForm.optionRemoved'));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= options.length) return;
    write(moveItem(options, from, to), to);
    announce(t('admin.eventForm.moved', { position: to + 1, count: options.length }));
  };
  useDragOrder(list, move, isReadOnly ? '' : `options ${options.length}`);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (event.altKey && step) {
      event.preventDefault();
      move(index, index + step);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(index + 1);
    } else if (event.key === 'Backspace' && options[index] === '' && options.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };

  const general = issues.find(({ option }) => option === undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand on a line with a hint.
    <div
      role="group"
      aria-labelledby={`${baseId}-label`}
      aria-describedby={general ? `${baseId}-error` : undefined}
      className={css.options}
    >
      <div className={css.optionsHead}>
        <span id={`${baseId}-label`} className={css.label}>
          {t('admin.eventForm.options')}
        </span>
        {!isReadOnly && <span className={layout.hint}>{t('admin.eventForm.pasteHint')}</span>}
      </div>
      <ol ref={list} className={css.optionList}>
        {options.map((option, index) => {
          const issue = issues.find((one) => one.option === index);
          const errorId = `${baseId}-error-${index}`;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, and may be equal while typing.
              key={index}
              data-drag-item=""
              className={isReadOnly ? undefined : css.option}
            >
              {!isReadOnly && (
                <span data-drag-handle="" className={css.handle}>
                  <Icon as={GripVertical} size="small" />
                </span>
              )}
              <TextField
                id={getIssueControlId(controlId, { part: 'options', input: 0, option: index })}
                aria-label={t('admin.eventForm.option', { number: index + 1 })}
                aria-invalid={issue ? true : undefined}
                aria-describedby={issue ? errorId : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                value={option}
                disabled={isReadOnly}
                className={classes(before && !before.includes(option) && layout.changed)}
                onChange={({ currentTarget }) =>
                  onChange(setQuestionOptions(question, options.with(index, currentTarget.value)))
                }
                onKeyDown={(event) => pressKey(event, index)}
                onPaste={(event) => {
                  const lines = parseQuestionOptions(event.clipboardData.getData('text'));
                  if (lines.length < 2) return;
                  event.preventDefault();
                  const replaced = option.trim() === '' ? 1 : 0;
                  const at = replaced ? index : index + 1;
                  write(options.toSpliced(at, replaced, ...lines), at + lines.length - 1);
                  announce(t('admin.eventForm.optionsAdded', { count: lines.length }));
                }}
              />
              {!isReadOnly && (
                <IconButton
                  label={t('admin.eventForm.removeOption', { number: index + 1 })}
                  icon={X}
                  className={css.removeOption}
                  disabled={options.length === 1}
                  onClick={() => remove(index)}
                />
              )}
              {issue && (
                <p id={errorId} className={css.optionError}>
                  <Icon as={CircleAlert} size="small" />
                  {getIssueText(issue, t)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {general && (
        <p id={`${baseId}-error`} className={css.error}>
          <Icon as={CircleAlert} size="small" />
          {getIssueText(general, t)}
        </p>
      )}
      {!isReadOnly && (
        <div className={css.addOption}>
          <Button emphasis="text" onClick={() => add(options.length)}>
            {t('admin.eventForm.addOption')}
          </Button>
          <span className={layout.hint}>{t('admin.eventForm.addOptionHint')}</span>
        </div>
      )}
    </div>
  );
}
