import { CallError } from '@vitrine/contract/reply'

/** The refusal; an answer in its place is an error of the test. */
export const refused = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof CallError) return error
  throw new Error('It was not refused.', { cause: error })
}
