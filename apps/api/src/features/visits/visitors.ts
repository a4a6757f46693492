// Who of a day has been counted already, so that a page that is seen asks the database for nothing most of the time.
import { createHash } from 'node:crypto'
import { networkOf } from '#api/limits/subject-of.ts'

type Visitor = { ip: string; userAgent: string | undefined }

/** Nobody knows afterwards who it was: the salt goes with the day. */
export function visitorHash(salt: Buffer, { ip, userAgent = '' }: Visitor): Buffer {
  return createHash('sha256')
    .update(salt)
    .update(`${networkOf(ip)} ${userAgent}`)
    .digest()
    .subarray(0, 16)
}

/** Programs that say they are programs are no visitors. */
const PROGRAM = /bot|crawl|spider|slurp|preview|lighthouse|monitor|curl|wget|python|headlesschrome/i
export const isProgram = (userAgent: string | undefined): boolean => !userAgent || PROGRAM.test(userAgent)

/** An office has so many people; an address that invents more is one program. */
const MOST_OF_ADDRESS = 100
const MOST_ADDRESSES = 50_000

/** Remembers of the current day what was noted of whom; forgets all when it is over or too much. */
export function createSeen() {
  let day = ''
  const seen = new Map<string, Set<string>>()
  return {
    /** Whether `note` is new of this address; false also where an address has used up what it can have. */
    isNew(today: string, ip: string, note: string): boolean {
      if (today !== day || seen.size > MOST_ADDRESSES) {
        seen.clear()
        day = today
      }
      const network = networkOf(ip)
      const notes = seen.get(network) ?? new Set()
      seen.set(network, notes)
      if (notes.has(note) || notes.size >= MOST_OF_ADDRESS) return false
      notes.add(note)
      return true
    },
    forget(ip: string, note: string): void {
      seen.get(networkOf(ip))?.delete(note)
    },
  }
}
