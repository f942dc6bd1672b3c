import type { AnswerInvitation } from '@vitrine/atoms';

/**
 * Fenn House's own server, which accepts RSVP answers: the platform's contract has no endpoint for
 * them.
 */
export const answerInvitation: AnswerInvitation = async ({ answer }) => ({ answer });
