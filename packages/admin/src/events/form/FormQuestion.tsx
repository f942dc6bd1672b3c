'use client';

import {
  canChangeQuestionKind,
  changeQuestionKind,
  type EventQuestion,
  getQuestionField,
  getQuestionLabel,
  getQuestionLimit,
  getQuestionLimitKind,
  hasQuestionOptions,
  isQuestionRequired,
  setQuestionLabel,
  setQuestionLimit,
  setQuestionRequired,
} from '@vitrine/atoms';
import type { InputControlType } from '@vitrine/client/events';
import {
  Button,
  Callout,
  Checkbox,
  classes,
  DropdownMenu,
  Field,
  Icon,
  IconButton,
  Inline,
  Select,
  TextField,
  VisuallyHidden,
} from '@vitrine/ui';
import { CircleAlert, Copy, GripVertical, Lock, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { MoreMenu } from '../../utils/MoreMenu.tsx';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { useEventEditorContext } from '../editor/event-editor-context.ts';
import * as css from './FormBuilder.css.ts';
import { QuestionOptions } from './QuestionOptions.tsx';
import { getIssueControlId } from './question-issues.ts';
import {
  getInputName,
  getIssueText,
  getKindLabel,
  getLimitName,
  getNewTexts,
  getQuestionIcon,
  isKnownKind,
  questionKinds,
} from './question-labels.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/event-form.ts';

/** Where a question can be moved. */
export type QuestionMove = 'up' | 'down' | 'first' | 'last';

interface FormQuestionProps {
  question: EventQuestion;
  /** The question as it is saved; undefined if it is new. */
  saved: EventQuestion | undefined;
  isOpen: boolean;
  /** Whether the label gets the focus, because the question was just added. */
  focusesLabel: boolean;
  /** The directions in which it can be moved. */
  moves: readonly QuestionMove[];
  onToggle: (open: boolean) => void;
  onMove: (move: QuestionMove) => void;
  onChange: (question: EventQuestion) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** Adds a question of another kind with the same label. */
  onAddAs: (type: InputControlType) => void;
}

/** One question of the form: a row that grows in place to its fields. */
export function FormQuestion(props: FormQuestionProps) {
  const { question, isOpen, moves, onToggle, onMove, onDuplicate, onRemove } = props;
  const t = useAdminTranslate();
  const { state, isReadOnly, getControlId, setFocused, check } = useEventEditorContext();
  const name = getQuestionField(question._id);
  const problem = state.problems.fields[name];
  const isChanged = state.changes.some(({ key }) => key === name);
  const label = getQuestionLabel(question) || t('admin.eventForm.untitled');
  const isLocked = question.system === true;
  const bodyId = `${getControlId(name)}-fields`;
  const pressKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const move = event.key === 'ArrowUp' ? 'up' : 'down';
    if (moves.includes(move)) onMove(move);
  };
  return (
    <li
      data-drag-item=""
      data-open={isOpen ? '' : undefined}
      className={css.question}
      onFocus={() => setFocused(name)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) check(name);
      }}
    >
      <div className={classes(css.row, isChanged && css.changed)}>
        {isLocked || isReadOnly ? (
          <span className={css.mark}>
            {isLocked && (
              <>
                <Icon as={Lock} size="small" />
                <VisuallyHidden>{t('admin.eventForm.locked')}</VisuallyHidden>
              </>
            )}
          </span>
        ) : (
          <span data-drag-handle="" className={css.handle}>
            <Icon as={GripVertical} size="small" />
          </span>
        )}
        <span className={css.mark}>
          <Icon as={getQuestionIcon(question)} size="small" />
        </span>
        <button
          type="button"
          id={getControlId(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-keyshortcuts={moves.length > 0 ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          className={css.title}
          onClick={() => onToggle(!isOpen)}
          onKeyDown={pressKey}
        >
          <bdi className={css.titleText}>{label}</bdi>
          {isChanged && <VisuallyHidden>, {t('admin.eventForm.changed')}</VisuallyHidden>}
        </button>
        {!isOpen && (
          <span className={css.facts}>
            <span>{getKindLabel(question.type, t)}</span>
            <span
              className={css.required}
              data-required={isQuestionRequired(question) ? '' : undefined}
            >
              {t(
                isQuestionRequired(question)
                  ? 'admin.eventForm.required'
                  : 'admin.eventForm.optional',
              )}
            </span>
          </span>
        )}
        {isOpen && !isReadOnly && !isLocked && (
          <span className={css.actions}>
            <IconButton
              label={t('admin.eventForm.duplicate', { label })}
              icon={Copy}
              onClick={onDuplicate}
            />
            <IconButton
              label={t('admin.eventForm.remove', { label })}
              icon={Trash2}
              onClick={onRemove}
            />
          </span>
        )}
        {!isReadOnly && moves.length === 0 && <span className={css.noMenu} />}
        {!isReadOnly && moves.length > 0 && (
          <MoreMenu label={t('admin.eventForm.actions', { label })} className={css.menu}>
            {(['up', 'down', 'first', 'last'] as const)
              .filter((move) => moves.includes(move))
              .map((move) => (
                <DropdownMenu.Item key={move} onSelect={() => onMove(move)}>
                  {t(`admin.eventForm.move.${move}`)}
                </DropdownMenu.Item>
              ))}
            <DropdownMenu.Item onSelect={onDuplicate}>
              {t('admin.eventForm.duplicateItem')}
            </DropdownMenu.Item>
            <DropdownMenu.Item tone="danger" onSelect={onRemove}>
              {t('admin.eventForm.removeItem')}
            </DropdownMenu.Item>
          </MoreMenu>
        )}
      </div>
      {!isOpen && problem?.kind === 'question' && problem.issues[0] && (
        <p className={css.rowError}>
          <Icon as={CircleAlert} size="small" />
          {getIssueText(problem.issues[0], t)}
        </p>
      )}
      {isOpen && (
        <div id={bodyId} className={css.fields}>
          <QuestionFields {...props} />
        </div>
      )}
    </li>
  );
}

function QuestionFields({ question, saved, focusesLabel, onChange, onAddAs }: FormQuestionProps) {
  const t = useAdminTranslate();
  const { short } = useMomentFormats();
  const { state, isReadOnly, getControlId } = useEventEditorContext();
  const [rejectedType, setRejectedType] = useState<InputControlType>();
  const labelField = useRef<HTMLInputElement>(null);
  const name = getQuestionField(question._id);
  const controlId = getControlId(name);
  const problem = state.problems.fields[name];
  const issues = problem?.kind === 'question' ? problem.issues : [];
  const takenAt = state.takenAt[name];
  const isLocked = question.system === true;
  const isKnown = isKnownKind(question.type);
  const getError = (part: 'label' | 'limit', input = 0) => {
    const issue = issues.find((one) => one.part === part && one.input === input);
    return issue && getIssueText(issue, t);
  };
  useEffect(() => {
    if (focusesLabel) labelField.current?.select();
  }, [focusesLabel]);

  const selectKind = (type: InputControlType) => {
    // A question without answers can change to any kind.
    if (saved && !canChangeQuestionKind(saved, type)) return setRejectedType(type);
    setRejectedType(undefined);
    onChange(changeQuestionKind(question, type, getNewTexts(type, t, getQuestionLabel(question))));
  };
  const limitKind = !isLocked && isKnown ? getQuestionLimitKind(question) : undefined;
  const hasOneInput = question.inputs.length === 1;
  const [first] = question.inputs;
  const general = issues.filter(({ part }) => part === 'question');
  return (
    <>
      {general.map((issue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id.
        <p key={index} className={css.error}>
          <Icon as={CircleAlert} size="small" />
          {getIssueText(issue, t)}
        </p>
      ))}
      <div className={hasOneInput && !limitKind ? css.first : layout.row}>
        {question.inputs.map((input, index) => {
          const before = saved?.inputs[index]?.label;
          const isChanged = saved !== undefined && before !== input.label;
          const wasText = before || t('admin.editor.empty');
          return (
            <Field
              key={input.name}
              id={getIssueControlId(controlId, { part: 'label', input: index })}
              label={getInputName(question, index, t)}
              hint={
                isChanged
                  ? t('admin.editor.was', { value: t('admin.editor.quoted', { text: wasText }) })
                  : index === 0 && takenAt && t('admin.editor.taken', { time: short(takenAt) })
              }
              error={getError('label', index)}
              disabled={isReadOnly || !isKnown}
              className={classes(hasOneInput && limitKind && css.wide)}
              required
            >
              <TextField
                ref={index === 0 ? labelField : undefined}
                value={input.label ?? ''}
                className={classes(isChanged && layout.changed)}
                onChange={({ currentTarget }) =>
                  onChange(setQuestionLabel(question, index, currentTarget.value))
                }
              />
            </Field>
          );
        })}
        {!isLocked && isKnown && (
          <Field label={t('admin.eventForm.kind')} disabled={isReadOnly}>
            <Select.Root
              value={question.type}
              className={classes(
                css.kindControl,
                saved && saved.type !== question.type && layout.changed,
              )}
              onValueChange={(type) => selectKind(type as InputControlType)}
            >
              {questionKinds.map((type) => (
                <Select.Item key={type} value={type}>
                  {getKindLabel(type, t)}
                </Select.Item>
              ))}
            </Select.Root>
          </Field>
        )}
        {limitKind && (
          <Field
            id={getIssueControlId(controlId, { part: 'limit', input: 0 })}
            label={getLimitName(question, t)}
            error={getError('limit')}
            disabled={isReadOnly}
            optional
          >
            <TextField
              type="number"
              inputMode="numeric"
              min={1}
              value={getQuestionLimit(question) ?? ''}
              className={classes(
                saved && getQuestionLimit(saved) !== getQuestionLimit(question) && layout.changed,
              )}
              onChange={({ currentTarget: { value } }) =>
                onChange(setQuestionLimit(question, value === '' ? undefined : Number(value)))
              }
            />
          </Field>
        )}
      </div>
      {rejectedType && (
        <Callout
          tone="warning"
          action={
            <Inline gap="16">
              <Button
                emphasis="text"
                tone="inherit"
                onClick={() => {
                  setRejectedType(undefined);
                  onAddAs(rejectedType);
                }}
              >
                {t('admin.eventForm.addInstead')}
              </Button>
              <Button emphasis="text" tone="inherit" onClick={() => setRejectedType(undefined)}>
                {t('admin.close')}
              </Button>
            </Inline>
          }
        >
          {t('admin.eventForm.kindLocked', { kind: getKindLabel(rejectedType, t) })}
        </Callout>
      )}
      {hasQuestionOptions(question.type) && (
        <QuestionOptions
          {...{ controlId, question, saved, isReadOnly, onChange }}
          issues={issues.filter(({ part }) => part === 'options')}
        />
      )}
      {isLocked && <p className={layout.hint}>{t('admin.eventForm.lockedHint')}</p>}
      {!isKnown && <p className={layout.hint}>{t('admin.eventForm.unknownHint')}</p>}
      {!isLocked && isKnown && (
        <div className={css.last}>
          <Checkbox
            checked={isQuestionRequired(question)}
            disabled={isReadOnly}
            className={classes(
              css.checkbox,
              saved &&
                isQuestionRequired(saved) !== isQuestionRequired(question) &&
                layout.changedChoice,
            )}
            onCheckedChange={(checked) => onChange(setQuestionRequired(question, checked === true))}
          >
            {t('admin.eventForm.requiredLabel')}
          </Checkbox>
          {question.type === 'INPUT' && (!saved || first?.type === 'NUMBER') && (
            <Checkbox
              checked={first?.type === 'NUMBER'}
              disabled={isReadOnly || saved !== undefined}
              className={css.checkbox}
              onCheckedChange={(checked) => {
                const type = checked === true ? 'NUMBER' : 'TEXT';
                const inputs = question.inputs.map((input) => ({ ...input, type }));
                onChange({ ...question, inputs } as EventQuestion);
              }}
            >
              {t('admin.eventForm.onlyNumbers')}
            </Checkbox>
          )}
        </div>
      )}
    </>
  );
}
