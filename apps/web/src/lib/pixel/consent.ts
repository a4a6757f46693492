// What somebody agreed to on this device. Until then advertisers are told nothing.
import { createStore } from '@vitrine/sync/store/observable'
import { readClaim, writeClaim } from '../account/claims.ts'

/** The claim the specification names: whether the notice was answered. */
export const NOTICE_CLAIM = 'cookiesAccepted'
const CONSENT = 'pixelConsent'

/** Whether the notice shows; whoever changes their mind opens it again. */
export const isNoticeOpen = createStore(false)

/** On arrival: a claim that is missing is set to false (spec accounts §4). */
export function lookAtNotice(): void {
  const claim = readClaim(NOTICE_CLAIM)
  if (claim === undefined) writeClaim(NOTICE_CLAIM, false)
  isNoticeOpen.set(claim !== true)
}

export function answerNotice(consents: boolean): void {
  writeClaim(NOTICE_CLAIM, true)
  writeClaim(CONSENT, consents)
  isNoticeOpen.set(false)
}

export const hasConsent = (): boolean => readClaim(CONSENT) === true
