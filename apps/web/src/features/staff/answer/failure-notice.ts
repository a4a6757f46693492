import type { Translate } from '@vitrine/i18n/create-translate'
import { isDenied, whyFailed } from '#web/lib/answer/why-undecided.ts'
import type { Notice } from '#web/lib/notify.ts'

/** It names whom to ask, which two seconds are too short for. */
const READ_MS = 12_000

/** Why an act came to nothing, where its screen knows nothing better. */
export const failureNotice = (t: Translate, failure: unknown): Notice => ({
  ...{ text: t(whyFailed(failure, 'staff.stepFailed')), tone: 'error' },
  ...(isDenied(failure) && { lifetimeMs: READ_MS }),
})
