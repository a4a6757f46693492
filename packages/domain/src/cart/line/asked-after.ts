import type { AnswerRule } from '../../catalog/answer-rules.ts'

/** The rule of a question that has a sense only once the one before it is answered: in which thread, after the letters. */
export const AFTER = 'after'

export const isAskedAfter = ({ validators = [] }: { validators?: readonly AnswerRule[] }): boolean =>
  validators.some(({ rule }) => rule === AFTER)
