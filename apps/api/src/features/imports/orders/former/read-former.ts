// A table of orders as the orders it tells of. Rows that follow each other under one number are one order; what is wrong with
// one of them leaves the whole order out.
import { told } from '#api/refusal/told.ts'
import { Unreadable } from '../../formats/table/decode-text.ts'
import { keyOfColumn, readTable, type TableFile } from '../../formats/table/read-table.ts'
import type { ProblemList } from '../../problems.ts'
import { found, type TableRow } from './cells-of.ts'
import { ORDER } from './fields.ts'
import { BadRow, type GivenOrder } from './former-order.ts'
import { numberIn, orderIn } from './order-in.ts'

type Reading = {
  file: TableFile
  currency: string | undefined
  maxRows: number
  leftOut: ProblemList
}
type Group = { number: string; rows: [TableRow, ...TableRow[]] }

export async function readFormer(reading: Reading): Promise<{ rows: number; given: GivenOrder[] }> {
  const { file, leftOut, maxRows } = reading
  let rows = 0
  const table = await readTable(file, (fault) => {
    rows += 1
    leftOut.add(fault)
  })
  const { columns } = table
  const isShopify = kindOf(columns)
  const groups = new Groups({ ...reading, given: [], seen: new Map() })
  for await (const row of table.rows) {
    rows += 1
    if (rows > maxRows) throw new Unreadable(told('TOO_MANY_ROWS', { limit: maxRows }))
    groups.add({ ...row, columns, isShopify })
  }
  return { rows, given: groups.end() }
}

/** Rows become orders as they come: only those of one order are held. */
class Groups {
  readonly #taking: Taking
  #open: Group | undefined

  constructor(taking: Taking) {
    this.#taking = taking
  }

  add(row: TableRow): void {
    const number = numberIn(row)
    if (number === '') this.#taking.leftOut.add({ place: row.place, ...told('NUMBER_MISSING') })
    else if (this.#open && belongs(this.#open, { number, row })) this.#open.rows.push(row)
    else {
      this.end()
      this.#open = { number, rows: [row] }
    }
  }

  end(): GivenOrder[] {
    if (this.#open) take(this.#open, this.#taking)
    this.#open = undefined
    return this.#taking.given
  }
}

/** Whether its numbers stand under `Name`, as Shopify has it. */
function kindOf(columns: readonly string[]): boolean {
  const names = new Set(columns.map(keyOfColumn))
  const has = (one: string) => names.has(keyOfColumn(one))
  const isShopify = ['Lineitem name', 'Lineitem quantity', 'Financial Status'].some(has) && has('Name')
  if (!isShopify && !ORDER.number.some(has)) throw new Unreadable(told('NO_ORDER_COLUMN'))
  if (!ORDER.email.some(has)) throw new Unreadable(told('NO_EMAIL_COLUMN'))
  if (!ORDER.placedAt.some(has)) throw new Unreadable(told('NO_DAY_COLUMN'))
  return isShopify
}

/** Numbers of two shops in one table may be the same; their moments and mailboxes are not. */
function belongs({ number, rows: [first] }: Group, of: { number: string; row: TableRow }): boolean {
  return (
    number === of.number &&
    [ORDER.email, ORDER.placedAt].every((names) => {
      const cell = found(of.row, names)
      return cell === '' || cell === found(first, names)
    })
  )
}

type Taking = Reading & { given: GivenOrder[]; seen: Map<string, number> }

function take({ rows }: Group, { currency, leftOut, given, seen }: Taking): void {
  const [{ place }] = rows
  try {
    const order = orderIn(rows, { currency })
    const key = `${order.number} ${order.placed_at}`
    const earlier = seen.get(key)
    if (earlier !== undefined)
      throw new BadRow(place, told('ORDER_TWICE', { number: order.number, line: String(earlier) }))
    seen.set(key, place.line)
    given.push({ place, order })
  } catch (error) {
    if (!(error instanceof BadRow)) throw error
    leftOut.add({ place: error.place, ...error.told })
  }
}
