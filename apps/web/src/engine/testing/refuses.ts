import { CallError, type ReplyMeta } from '@vitrine/contract/reply'

type Refusal = ReplyMeta & { result?: string }

/** A shop that says no, by its code; 0 is no answer at all. */
export const refuses =
  (code: number, { result = 'no', ...meta }: Refusal = {}) =>
  () => {
    throw new CallError({ code, result, meta })
  }
