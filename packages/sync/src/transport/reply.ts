import type { Envelope } from '@vitrine/contract/reply'

/** Code 0: no answer came, or none that is one. */
export type Reply = Envelope<unknown>

export const NO_ANSWER_REPLY: Reply = { code: 0, result: 'no answer' }
