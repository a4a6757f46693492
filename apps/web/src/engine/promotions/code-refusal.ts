import { CallError } from '@vitrine/contract/reply'
import { verdictOfError } from '@vitrine/sync/transport/verdict'

/** Why a code that was typed is not on the bag: the shop said no, in its words, or nobody has heard of it. */
export type CodeRefusal = { kind: 'refused'; message: string } | { kind: 'failed' }

export const FAILED: CodeRefusal = { kind: 'failed' }

export function refusalOf(error: unknown): CodeRefusal {
  if (!(error instanceof CallError) || verdictOfError(error) !== 'refused') return FAILED
  return { kind: 'refused', message: error.meta.message ?? error.message }
}
