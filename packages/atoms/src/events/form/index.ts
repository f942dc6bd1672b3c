export type { AddressAnswer, AddressPart } from '../../address/address-format.ts';
export {
  type AddressFormat,
  addressFormat,
  formatAddress,
  getPostalCodeRequirement,
} from '../../address/address-format.ts';
export {
  formatPostalCode,
  getPostalCodeExample,
  isPostalCode,
} from '../../address/format-postal-code.ts';
export { getRegions, type Region } from '../../address/region-list.ts';
export { formatDecimal, readDecimal } from '../../utils/decimals.ts';
export type { CheckOptions } from './answers/answer-checks.ts';
export { decodeAnswer, encodeAnswer } from './answers/answer-codecs.ts';
export {
  type AnswerKind,
  blankAnswer,
  type DateAnswer,
  type FormAnswer,
  type FormAnswers,
  getAnswerKind as answerKind,
  isAnswer,
  type Question,
} from './answers/answers.ts';
export { copyAnswersFrom, type FormWithAnswers } from './answers/copy-answers.ts';
export {
  type DatePart,
  type DateProblem,
  formatDateAnswer,
  getDateParts,
  readDate,
} from './answers/date-answers.ts';
export { type GuestAnswers, resizeGuests } from './answers/guest-answers.ts';
export {
  getDatePartMaximum,
  getDatePartValue,
  type StepDatePartOptions,
  stepDatePart,
} from './answers/step-date-part.ts';
export { getAutocomplete } from './autocomplete.ts';
export { getCalendarSystem } from './calendar-systems.ts';
export { isSupportedControl as isKnownControl } from './control-kinds.ts';
export {
  encodeAnswers,
  getControls,
  getLabel,
  getQuestions,
  guestCount,
  initialAnswers,
  isOptionalForm,
} from './form-definition.ts';
export { createFormDraft, type FormDraft, type FormDraftOptions } from './form-draft.ts';
export type { FormProblem, FormProblems } from './form-problem.ts';
export { checkAnswers } from './form-problems.ts';
export {
  answerKey,
  assignToSections,
  getGuest,
  type SectionProblem,
  type SentSection,
} from './form-sections.ts';
export { type MappedProblem, mapViolations, type SentForms } from './map-violations.ts';
export {
  type ProblemMessage,
  type ProblemMessageName,
  problemMessage,
} from './problem-message.ts';
export { suggestEmail } from './suggest-email.ts';
