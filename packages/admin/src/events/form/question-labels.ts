'use client';

import {
  type EventQuestion,
  getQuestionLabel,
  getQuestionLimitKind,
  getQuestionOptions,
  isQuestionRequired,
  type QuestionIssue,
  type QuestionTexts,
} from '@vitrine/atoms';
import { InputControlType } from '@vitrine/client/events';
import {
  Calendar,
  CircleDot,
  CircleQuestionMark,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  SquareCheck,
  SquareChevronDown,
  TextAlignStart,
  Type,
  User,
  Users,
} from 'lucide-react';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/event-form.ts';

/** All kinds of questions, in the order in which they are offered. */
export const questionKinds = Object.values(InputControlType);

export const questionIcons: Readonly<Record<InputControlType, LucideIcon>> = {
  INPUT: Type,
  TEXTAREA: TextAlignStart,
  DROPDOWN: SquareChevronDown,
  RADIO: CircleDot,
  CHECKBOX: SquareCheck,
  NAME: User,
  GUEST_CONTROL: Users,
  ADDRESS_SHORT: MapPin,
  ADDRESS_FULL: MapIcon,
  DATE: Calendar,
};

export const isKnownKind = (type: string): type is InputControlType =>
  Object.hasOwn(questionIcons, type);

export const getQuestionIcon = ({ type }: EventQuestion): LucideIcon =>
  isKnownKind(type) ? questionIcons[type] : CircleQuestionMark;

/** Returns the name of a kind: what guests enter. */
export const getKindLabel = (type: InputControlType, t: AdminTranslate): string =>
  isKnownKind(type) ? t(`admin.eventForm.kind.${type}`) : t('admin.unknown');

/** Returns the texts of a new question of a kind. */
export const getNewTexts = (
  type: InputControlType,
  t: AdminTranslate,
  label = type === 'GUEST_CONTROL' ? t('admin.eventForm.newGuests') : t('admin.eventForm.new'),
): QuestionTexts => ({
  label,
  firstName: t('admin.eventForm.firstName'),
  lastName: t('admin.eventForm.lastName'),
  guestNames: t('admin.eventForm.guestNames'),
  options: [
    t('admin.eventForm.newOption', { number: '1' }),
    t('admin.eventForm.newOption', { number: '2' }),
  ],
});

/** Returns a question in one line: label, kind, options, and whether it is required. */
export function formatQuestion(question: EventQuestion | undefined, t: AdminTranslate): string {
  if (!question) return t('admin.eventForm.notInForm');
  if (question.deleted) return t('admin.eventForm.removed');
  const { inputs, type } = question;
  const isSingle = inputs.length === 1;
  const labels = isSingle ? [getQuestionLabel(question)] : inputs.map(({ label = '' }) => label);
  const required = isQuestionRequired(question)
    ? 'admin.eventForm.required'
    : 'admin.eventForm.optional';
  return [
    t('admin.editor.quoted', { text: labels.join(' · ') }),
    getKindLabel(type, t),
    ...getQuestionOptions(question),
    t(required),
  ].join(' · ');
}

/** Returns the name of the field for the text of one input. */
export function getInputName(
  { type, inputs }: EventQuestion,
  index: number,
  t: AdminTranslate,
): string {
  if (inputs.length === 1) return t('admin.eventForm.question');
  if (type === 'NAME') {
    return t(index === 0 ? 'admin.eventForm.firstNameLabel' : 'admin.eventForm.lastNameLabel');
  }
  if (type === 'GUEST_CONTROL' && index > 0) return t('admin.eventForm.guestNamesLabel');
  return t('admin.eventForm.question');
}

/** Returns the name of the field for the limit of answers. */
export function getLimitName(question: EventQuestion, t: AdminTranslate): string {
  if (question.type === 'GUEST_CONTROL') return t('admin.eventForm.limit.guests');
  return t(
    getQuestionLimitKind(question) === 'maxSize'
      ? 'admin.eventForm.limit.options'
      : 'admin.eventForm.limit.characters',
  );
}

/** Returns the name of the part with an issue, unless the name of the question is enough. */
export function getIssuePart(
  question: EventQuestion,
  { part, input, option }: QuestionIssue,
  t: AdminTranslate,
): string | undefined {
  switch (part) {
    case 'options':
      return option === undefined
        ? t('admin.eventForm.options')
        : t('admin.eventForm.option', { number: option + 1 });
    case 'limit':
      return getLimitName(question, t);
    case 'label':
      return question.inputs.length > 1 ? getInputName(question, input, t) : undefined;
    default:
      return undefined;
  }
}

/** Returns the message of what is wrong with a part of a question. */
export function getIssueText(issue: QuestionIssue, t: AdminTranslate): string {
  const { problem, part, max = 0, description = '' } = issue;
  switch (problem) {
    case 'missing':
      return t(
        part === 'options' ? 'admin.eventForm.problem.options' : 'admin.eventForm.problem.label',
      );
    case 'too-long':
      return t('admin.eventEditor.problem.too-long', { max });
    case 'too-many':
      return t('admin.eventForm.problem.too-many', { max });
    case 'out-of-range':
      return t('admin.eventEditor.problem.out-of-range', { min: 1, max });
    case 'duplicate':
      return t('admin.eventForm.problem.duplicate');
    default:
      return t('admin.eventEditor.problem.rejected', { description });
  }
}
