const DAYS: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const PART = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/

/** Days count from Monday, 0; times are `HH:MM`. */
export type OpenHours = { first: number; last: number; opens: string; closes: string }

const isTime = (text: string) => text.slice(0, 2) <= '23' && text.slice(3) <= '59'

/** What a line like `Mo-Fr 09:00-19:00; Sa 10:00-14:00` says; undefined where it says nothing sensible. */
export function readHours(text: string): OpenHours[] | undefined {
  if (text === '') return []
  const parts = text.split('; ').map(readPart)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function readPart(text: string): OpenHours | undefined {
  const [, from = '', to = from, opens = '', closes = ''] = PART.exec(text) ?? []
  const first = DAYS.indexOf(from)
  const last = DAYS.indexOf(to)
  const isSensible = first >= 0 && last >= first && isTime(opens) && isTime(closes) && opens < closes
  return isSensible ? { first, last, opens, closes } : undefined
}
