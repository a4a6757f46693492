import type { Failure } from '../transport/verdict.ts'

/** What a sender is at; times in milliseconds since 1970. */
export type SenderStatus = {
  running: boolean
  /** In a row; 0 after a success. */
  failures: number
  lastFailure: Failure | null
  /** When it tries again by itself. */
  nextAt: number | null
}

export const IDLE: SenderStatus = { running: false, failures: 0, lastFailure: null, nextAt: null }
