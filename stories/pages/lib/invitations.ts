import type { AnswerInvitation } from '@vitrine/atoms';

/**
 * The server of Fenn House, which takes answers to invitations: the platform's contract has no call
 * for them.
 */
export const answerInvitation: AnswerInvitation = async ({ answer }) => ({ answer });
