import type { MessageKey } from '@vitrine/i18n/message-key'

const UNITS: readonly [minutes: number, words: MessageKey][] = [
  [1_440, 'staff.systemEveryDays'],
  [60, 'staff.systemEveryHours'],
  [1, 'staff.systemEveryMinutes'],
]

/** In the largest unit it fills: 90 minutes are no hours. */
export function everyWords(minutes: number): { words: MessageKey; count: number } {
  const [size, words] = UNITS.find(([each]) => minutes % each === 0) ?? [1, 'staff.systemEveryMinutes']
  return { words, count: minutes / size }
}
