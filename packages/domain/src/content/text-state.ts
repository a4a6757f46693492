/** What a text is in one language, beside the English one it is a translation of. */
export const TEXT_STATES = ['there', 'older', 'missing', 'off'] as const
export type TextState = (typeof TEXT_STATES)[number]

export type DatedText = { isWritten: boolean; isActive: boolean; changedAt: string }

/** Switched off is a decision, missing is work; older: the English one has changed since. */
export function textState(text: DatedText | undefined, english: DatedText | undefined): TextState {
  if (text === undefined || !text.isWritten) return 'missing'
  if (!text.isActive) return 'off'
  return english?.isActive && text.changedAt < english.changedAt ? 'older' : 'there'
}

export const needsWork = (states: readonly TextState[]): boolean =>
  states.some((state) => state === 'missing' || state === 'older')
