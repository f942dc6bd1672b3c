export {
  type AddressFormat,
  addressFormat,
  postcodeNeed,
  writeAddress,
} from '../../address/address-format.ts';
export {
  isPostcode,
  postcodeExample,
  writePostcode,
} from '../../address/format-postal-code.ts';
export { type Region, regionsOf } from '../../address/region-list.ts';
export { readDecimal, writeDecimal } from '../../utils/decimals.ts';
export type { CheckOptions } from './answer-checks.ts';
export { decodeAnswer, encodeAnswer } from './answer-codecs.ts';
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
} from './answers.ts';
export { autocompleteOf } from './autocomplete.ts';
export { calendarOf } from './calendar-systems.ts';
export { isKnownControl } from './control-kinds.ts';
export { type Answered, copiedAnswers } from './copy-answers.ts';
export { type DateProblem, datePartsOf, readDate, writeDate } from './date-answers.ts';
export {
  controlsOf,
  encodeAnswers,
  guestCount,
  initialAnswers,
  labelOf,
  questionsOf,
} from './form-definition.ts';
export { createFormDraft, type FormDraft, type FormDraftOptions } from './form-draft.ts';
export type { FormProblem, FormProblems } from './form-problem.ts';
export { checkAnswers } from './form-problems.ts';
export {
  answerKey,
  guestOf,
  placeInSections,
  type SectionProblem,
  type SentSection,
} from './form-sections.ts';
export { type GuestAnswers, resizeGuests } from './guest-answers.ts';
export { type PlacedProblem, placeViolations, type SentForms } from './map-violations.ts';
export {
  type ProblemMessage,
  type ProblemMessageName,
  problemMessage,
} from './problem-message.ts';
