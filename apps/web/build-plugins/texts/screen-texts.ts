import type { Dialect } from '@vitrine/domain/store/dialect'
import { readMessages } from '@vitrine/i18n/read-messages'

/** Frames of the shop's pages, and the areas of texts that come with them alone. */
const FRAMES = {
  staff: ['staff.'],
  partner: ['partner.'],
  rare: ['password.', 'compare.', 'alert.', 'upkeep.'],
} as const
export type Frame = keyof typeof FRAMES
export const isFrame = (name: string | undefined): name is Frame => name !== undefined && name in FRAMES
const FRAMED: readonly string[] = Object.values(FRAMES).flat()
/** Words of mails, refusals, ways of delivery and rows of sums come from the server, and the service worker brings its own. */
const ELSEWHERE = ['mail.', 'commerce.', 'refusal.', 'gateway.', 'worker.']

/** What shoppers read. */
export const screenTexts = (dialect: Dialect): Record<string, string> =>
  textsOf(dialect, (key) => ![...FRAMED, ...ELSEWHERE].some((area) => key.startsWith(area)))

/** What is read in one frame only; no shopper's page carries it. */
export const frameTexts = (frame: Frame, dialect: Dialect): Record<string, string> =>
  textsOf(dialect, (key) => FRAMES[frame].some((area) => key.startsWith(area)))

function textsOf(dialect: Dialect, isOf: (key: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(readMessages(dialect)).filter(([key]) => isOf(key)))
}
