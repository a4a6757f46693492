// Dates of foreign tables.

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)? *(Z|UTC|[+-]\d\d:?\d\d)?)?/i
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?:,? +(\d{1,2}):(\d\d)(?: *([AP])M)?)?/i
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? +(\d{1,2}):(\d\d))?/
/** Beyond it ISO 8601 wants a sign, which the database does not read. */
const LAST_YEAR = 9999

/**
 * `2026-01-31 08:00:00 -0500`, `1/31/26, 8:15 AM`, `31.01.2026 08:15`: as ISO 8601; what names no zone is in UTC.
 * Undefined for what is no moment.
 */
export function momentIn(cell: string): string | undefined {
  const iso = ISO.exec(cell)
  const parts = iso ? iso.slice(1, 7) : (americanIn(cell) ?? dottedIn(cell))
  if (parts === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined
  const moment = new Date(at.getTime() - zoneOf(iso?.[7]) * 60_000)
  return moment.getUTCFullYear() > LAST_YEAR ? undefined : moment.toISOString()
}

type Parts = (string | undefined)[]

function americanIn(cell: string): Parts | undefined {
  const [, month, day, year = '', hour, minute, half] = US.exec(cell) ?? []
  if (day === undefined) return undefined
  return [year.length === 2 ? `20${year}` : year, month, day, hourOf(hour, half), minute]
}

function dottedIn(cell: string): Parts | undefined {
  const [, day, month, year, hour, minute] = DOTTED.exec(cell) ?? []
  return day === undefined ? undefined : [year, month, day, hour, minute]
}

function hourOf(hour: string | undefined, half: string | undefined): string | undefined {
  if (hour === undefined || half === undefined) return hour
  return String((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0))
}

/** In minutes to the east. */
function zoneOf(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}
