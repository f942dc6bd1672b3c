'use client';

import {
  createQuestion,
  duplicateQuestion,
  type EventQuestion,
  getEventQuestions,
  getQuestionField,
  getQuestionLabel,
  maxQuestionSizes,
  moveQuestion,
} from '@vitrine/atoms';
import type { InputControlType } from '@vitrine/client/events';
import { Button, DropdownMenu, Heading, Icon, useAnnounce } from '@vitrine/ui';
import { CircleAlert, EyeOff, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { useDragOrder } from '../../utils/use-drag-order.ts';
import { useEventEditorContext } from '../editor/event-editor-context.ts';
import * as css from './FormBuilder.css.ts';
import { FormQuestion, type QuestionMove } from './FormQuestion.tsx';
import { getKindLabel, getNewTexts, questionIcons, questionKinds } from './question-labels.ts';
import '../../messages/en/event-form.ts';
import '../../messages/en/frame.ts';

/** The ID of a new question, and the name of its answer. */
const createId = () => `q-${crypto.randomUUID().slice(0, 13)}`;

/**
 * The questions of an event's registration form: add, change, duplicate, reorder, remove and restore.
 * They are part of the event's editor: one save writes them with all other changes. A removed question
 * keeps its answers.
 */
export default function FormBuilder() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { state, change, level, isReadOnly, getControlId, openQuestionId, openQuestion } =
    useEventEditorContext();
  const { values, problems, entity, changes } = state;
  const titleId = useId();
  const [addedId, setAddedId] = useState<string>();
  // The question that was just removed, until that is saved.
  const [removed, setRemoved] = useState<{ question: EventQuestion; isSaved: boolean }>();
  const list = useRef<HTMLOListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const afterRender = useAfterRender();

  const all = getEventQuestions(values);
  const shown = all.filter(({ deleted }) => !deleted);
  const deleted = all.filter((question) => question.deleted);
  const getSaved = (question: EventQuestion): EventQuestion | undefined => {
    const key = getQuestionField(question._id);
    const changed = changes.find((one) => one.key === key);
    return changed ? (changed.before as EventQuestion | undefined) : question;
  };
  // Questions of the platform itself stay at the beginning.
  const firstPlace = shown.findIndex(({ system }) => !system);
  const minPlace = firstPlace === -1 ? shown.length : firstPlace;

  const focusAfterRender = (id: string) =>
    afterRender(() => document.getElementById(getControlId(getQuestionField(id)))?.focus());
  const write = (question: EventQuestion) => change({ [getQuestionField(question._id)]: question });
  const add = (question: EventQuestion, place = shown.length) => {
    const next = { ...values, [getQuestionField(question._id)]: question };
    change({
      [getQuestionField(question._id)]: question,
      ...(place < shown.length && {
        questionOrder: moveQuestion(next, question._id, place),
      }),
    });
    setRemoved(undefined);
    openQuestion(question._id);
    setAddedId(question._id);
    announce(t('admin.eventForm.added', { label: getQuestionLabel(question) }));
  };
  const addKind = (type: InputControlType) =>
    add(createQuestion(type, createId(), getNewTexts(type, t)));

  const moveTo = (id: string, place: number) => {
    const target = Math.max(minPlace, Math.min(place, shown.length - 1));
    change({ questionOrder: moveQuestion(values, id, target) });
    announce(t('admin.eventForm.moved', { position: target + 1, count: shown.length }));
    focusAfterRender(id);
  };
  useDragOrder(
    list,
    (from, to) => {
      const question = shown[from];
      if (question && !question.system) moveTo(question._id, to);
    },
    isReadOnly ? '' : shown.map(({ _id }) => _id).join(),
  );
  const move = (id: string, place: number, direction: QuestionMove) =>
    moveTo(id, { up: place - 1, down: place + 1, first: 0, last: shown.length }[direction]);
  const getMoves = (question: EventQuestion, place: number): QuestionMove[] => {
    if (question.system) return [];
    return [
      ...(place > minPlace ? (['up', 'first'] as const) : []),
      ...(place < shown.length - 1 ? (['down', 'last'] as const) : []),
    ];
  };

  const remove = (question: EventQuestion) => {
    const key = getQuestionField(question._id);
    const isSaved = entity?.form?.controls?.some(({ _id }) => _id === question._id) ?? false;
    change({ [key]: isSaved ? ({ ...question, deleted: true } as EventQuestion) : undefined });
    setRemoved({ question, isSaved });
    openQuestion(undefined);
    announce(t('admin.eventForm.removedName', { label: getQuestionLabel(question) }));
    afterRender(() => undoButton.current?.focus());
  };
  const restore = (question: EventQuestion) => {
    const { deleted: _deleted, ...rest } = question;
    write(rest as EventQuestion);
    setRemoved(undefined);
    announce(t('admin.eventForm.restored', { label: getQuestionLabel(question) }));
    focusAfterRender(question._id);
  };

  const canUndo =
    removed !== undefined &&
    (!removed.isSaved || changes.some(({ key }) => key === getQuestionField(removed.question._id)));
  if (!entity) return <p className={layout.hint}>{t('admin.eventForm.afterDraft')}</p>;
  const countProblem = problems.fields.questionOrder;
  return (
    <section aria-labelledby={titleId} className={css.root}>
      <div className={css.header}>
        <div>
          <Heading id={titleId} level={level} variant="bodyStrong">
            {t('admin.eventForm.title')}
          </Heading>
          <p id={getControlId('questionOrder')} tabIndex={-1} className={css.description}>
            {t(
              values.guestsAssignedSeparately && values.registrationType === 'TICKETING'
                ? 'admin.eventForm.perTicket'
                : 'admin.eventForm.perOrder',
            )}
          </p>
        </div>
        {!isReadOnly && (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button disabled={all.length >= maxQuestionSizes.questions}>
                <Icon as={Plus} size="small" />
                {t('admin.eventForm.add')}
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content {...compactDensity()} align="end">
              {questionKinds.map((type) => (
                <DropdownMenu.Item key={type} onSelect={() => addKind(type)}>
                  <Icon as={questionIcons[type]} size="small" />
                  {getKindLabel(type, t)}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        )}
      </div>
      {countProblem && (
        <p className={css.error}>
          <Icon as={CircleAlert} size="small" />
          {countProblem.kind === 'question-count'
            ? t('admin.eventForm.problem.count', { max: countProblem.max })
            : countProblem.kind === 'rejected' &&
              t('admin.eventEditor.problem.rejected', { description: countProblem.description })}
        </p>
      )}
      <ol ref={list} className={css.list}>
        {shown.map((question, place) => (
          <FormQuestion
            key={question._id}
            question={question}
            saved={getSaved(question)}
            isOpen={openQuestionId === question._id}
            focusesLabel={addedId === question._id}
            moves={getMoves(question, place)}
            onToggle={(open) => {
              setAddedId(undefined);
              openQuestion(open ? question._id : undefined);
            }}
            onMove={(direction) => move(question._id, place, direction)}
            onChange={write}
            onDuplicate={() => {
              const label = t('admin.eventForm.copyOf', { label: getQuestionLabel(question) });
              add(duplicateQuestion(question, createId(), label), place + 1);
            }}
            onRemove={() => remove(question)}
            onAddAs={(type) =>
              add(
                createQuestion(type, createId(), getNewTexts(type, t, getQuestionLabel(question))),
                place + 1,
              )
            }
          />
        ))}
      </ol>
      {canUndo && (
        <p className={css.undo}>
          <span>
            {t('admin.eventForm.removedName', { label: getQuestionLabel(removed.question) })}
          </span>
          <Button ref={undoButton} emphasis="text" onClick={() => restore(removed.question)}>
            {t('admin.undo')}
          </Button>
        </p>
      )}
      {deleted.length > 0 && (
        <details className={css.deleted}>
          <summary className={css.deletedSummary}>
            <Icon as={EyeOff} size="small" />
            <span>{t('admin.eventForm.deletedCount', { count: deleted.length })}</span>
            <span className={css.show}>
              <span className={css.whenClosed}>{t('admin.eventForm.showDeleted')}</span>
              <span className={css.whenOpen}>{t('admin.eventForm.hideDeleted')}</span>
            </span>
          </summary>
          <ul className={css.deletedList}>
            {deleted.map((question) => (
              <li key={question._id} className={css.deletedRow}>
                <bdi className={css.deletedTitle}>{getQuestionLabel(question)}</bdi>
                <span className={layout.hint}>{getKindLabel(question.type, t)}</span>
                {!isReadOnly && (
                  <Button
                    emphasis="text"
                    aria-label={t('admin.eventForm.restoreName', {
                      label: getQuestionLabel(question),
                    })}
                    onClick={() => restore(question)}
                  >
                    {t('admin.eventForm.restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
