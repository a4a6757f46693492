// A table of customers as what each row says; rows nobody can be known by are left out.

import { splitName } from '@vitrine/domain/address/split-name'
import type { SourcePlace } from '@vitrine/domain/catalog/records'
import { asciiMailbox } from '@vitrine/domain/contact/ascii-mailbox'
import { isEmail } from '@vitrine/domain/contact/email'
import { clipped } from '@vitrine/domain/content/clipped'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { readPhone } from '#api/features/accounts/index.ts'
import { type Told, told } from '#api/refusal/told.ts'
import { isYes } from '../formats/table/cells.ts'
import { Unreadable } from '../formats/table/decode-text.ts'
import { keyOfColumn, type Row, readTable, type TableFile } from '../formats/table/read-table.ts'
import type { ProblemList } from '../problems.ts'
import { cellOf, KNOWN_BY, type PlaceCells, placeIn } from './columns.ts'
import { type Kept, readKept } from './kept-customer.ts'

export type GivenCustomer = {
  place: SourcePlace
  email: string | null
  phone: string | null
  firstname: string
  lastname: string
  /** Undefined where the table says nothing about it. */
  letters: boolean | undefined
  cells: PlaceCells
  kept: Kept | undefined
}
type Reading = {
  file: TableFile
  store: StoreView
  maxRows: number
  leftOut: ProblemList
  remarks: ProblemList
}

const MAX_NAME = 100
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

export async function readCustomers(reading: Reading): Promise<{ rows: number; given: GivenCustomer[] }> {
  const { file, leftOut, maxRows } = reading
  let unread = 0
  const table = await readTable(file, (fault) => {
    unread += 1
    leftOut.add(fault)
  })
  const columns = new Set(table.columns.map(keyOfColumn))
  if (!KNOWN_BY.some((name) => columns.has(name))) throw new Unreadable(told('NO_CONTACT_COLUMN'))
  const given: GivenCustomer[] = []
  const seen = new Map<string, number>()
  let rows = 0
  for await (const row of table.rows) {
    rows += 1
    if (rows > maxRows) throw new Unreadable(told('TOO_MANY_ROWS', { limit: maxRows }))
    const found = readRow(row, reading)
    const fault = 'reason' in found ? found : secondTime(found, seen)
    if (fault !== undefined) leftOut.add({ place: row.place, ...fault })
    else if (!('reason' in found)) given.push(found)
  }
  return { rows: rows + unread, given }
}

function readRow(row: Row, reading: Reading): GivenCustomer | Told {
  const cells = placeIn(row)
  const contact = contactIn(row, { store: reading.store, country: cells.country_id })
  if ('reason' in contact) return contact
  const names = namesIn(row)
  if (!Object.values(names).every((one) => one.length <= MAX_NAME && ONE_LINE.test(one)))
    return told('NAME_UNFIT', { limit: MAX_NAME })
  const letters = cellOf(row, 'letters')
  return {
    ...{ place: row.place, ...contact, ...names, cells, kept: keptIn(row, reading) },
    letters: letters === '' ? undefined : isYes(letters),
  }
}

type Where = Parameters<typeof readPhone>[1]

function contactIn(row: Row, where: Where): Pick<GivenCustomer, 'email' | 'phone'> | Told {
  const [email, number] = [asciiMailbox(cellOf(row, 'email')).toLowerCase(), cellOf(row, 'phone')]
  if (email === '' && number === '') return told('NO_CONTACT')
  if (email !== '' && !isEmail(email)) return told('NO_EMAIL', { cell: clipped(email, 80) })
  const phone = number === '' ? null : readPhone(number, where)
  return phone === undefined
    ? told('NO_PHONE', { cell: clipped(number, 40) })
    : { email: email || null, phone }
}

function keptIn(row: Row, { remarks }: Reading): Kept | undefined {
  const cell = cellOf(row, 'kept')
  const kept = cell === '' ? undefined : readKept(cell)
  if (cell !== '' && !kept) remarks.add({ place: row.place, ...told('KEPT_DAMAGED') })
  return kept
}

function namesIn(row: Row): { firstname: string; lastname: string } {
  const [firstname, lastname, name] = [cellOf(row, 'firstname'), cellOf(row, 'lastname'), cellOf(row, 'name')]
  if (firstname !== '' || lastname !== '' || name === '') return { firstname, lastname }
  return splitName(name) ?? { firstname: name, lastname: '' }
}

/** Two rows of one person cannot both be true. */
function secondTime(given: GivenCustomer, seen: Map<string, number>): Told | undefined {
  const keys = [given.email, given.phone].filter((one) => one !== null)
  for (const key of keys)
    if (seen.has(key)) return told('PERSON_TWICE', { cell: key, line: String(seen.get(key)) })
  for (const key of keys) seen.set(key, given.place.line)
  return undefined
}
