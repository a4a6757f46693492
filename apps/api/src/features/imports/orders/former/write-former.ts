// An order of a former shop, in the columns orders of this one leave in; read again it is the same.
import { amount } from '../../formats/write/cells.ts'
import { moment, writeRows } from '../write-order.ts'
import * as fields from './fields.ts'
import type { Facts, FormerOrder } from './former-order.ts'

type Cells = Record<string, string>

export function formerLines(order: FormerOrder): string {
  const { number, email, placed_at, currency, total_minor, facts, lines } = order
  return writeRows({
    ofAll: { Name: `#${number}`, Email: email, 'Created at': momentCell(placed_at) },
    whole: { ...wholeOf(facts), Currency: currency, Total: amount(total_minor) },
    lines: lines.map((line) => ({
      'Lineitem quantity': String(line.qty),
      'Lineitem name': line.name,
      'Lineitem price': amount(line.price_minor ?? undefined),
      'Lineitem sku': line.sku,
      ...sumCells(fields.LINE.sums, line.facts),
      ...(line.facts.returned !== undefined && {
        [String(fields.LINE.returned[0])]: String(line.facts.returned),
      }),
    })),
  })
}

const momentCell = (iso: string) => moment(new Date(iso))

function wholeOf(facts: Facts): Cells {
  const texts = Object.entries(fields.FACTS.texts).map(([field, [column]]) => [column, facts[field] ?? ''])
  const moments = Object.entries(fields.FACTS.moments).flatMap(([field, [column]]) =>
    facts[field] === undefined ? [] : [[column, momentCell(String(facts[field]))]],
  )
  const places = (['Billing', 'Shipping'] as const).flatMap((whose) =>
    fields.PLACE_FIELDS.map((word) => [`${whose} ${word}`, facts[`${whose} ${word}`] ?? '']),
  )
  return {
    ...Object.fromEntries([...texts, ...moments, ...places]),
    ...sumCells(fields.FACTS.sums, facts),
    Notes: String(facts.notes ?? ''),
  }
}

const sumCells = (names: Readonly<Record<string, readonly [string, ...string[]]>>, facts: Facts): Cells =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, [column]]) => {
      const sum = facts[field]
      return sum === undefined ? [] : [[column, amount(Number(sum))]]
    }),
  )
