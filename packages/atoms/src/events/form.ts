export { readDecimal, writeDecimal } from '../core/decimals.ts';
export {
  type AddressFormat,
  addressFormat,
  postcodeNeed,
  writeAddress,
} from './form/address/format.ts';
export { type Region, regionsOf } from './form/address/region-list.ts';
export {
  isPostcode,
  postcodeExample,
  writePostcode,
} from './form/address/write-postcode.ts';
export {
  type AddressAnswer,
  type AddressPart,
  type AnswerKind,
  blankAnswer,
  type DateAnswer,
  type FormAnswer,
  type FormAnswers,
  isAnswer,
  kindOf as answerKind,
  type Question,
} from './form/answers.ts';
export { autocompleteOf } from './form/autocomplete.ts';
export { calendarOf } from './form/calendars.ts';
export type { CheckOptions } from './form/checks.ts';
export { decodeAnswer, encodeAnswer } from './form/codecs.ts';
export { isKnownControl } from './form/control-kinds.ts';
export { type Answered, copiedAnswers } from './form/copies.ts';
export { type DateProblem, datePartsOf, readDate, writeDate } from './form/dates.ts';
export {
  controlsOf,
  encodeAnswers,
  guestCount,
  initialAnswers,
  labelOf,
  questionsOf,
} from './form/definition.ts';
export { createFormDraft, type FormDraft, type FormDraftOptions } from './form/draft.ts';
export { type GuestAnswers, resizeGuests } from './form/guests.ts';
export type { FormProblem, FormProblems } from './form/problem.ts';
export {
  type ProblemMessage,
  type ProblemMessageName,
  problemMessage,
} from './form/problem-message.ts';
export { checkAnswers } from './form/problems.ts';
export {
  answerKey,
  guestOf,
  placeInSections,
  type SectionProblem,
  type SentSection,
} from './form/sections.ts';
export { type PlacedProblem, placeViolations, type SentForms } from './form/violations.ts';
