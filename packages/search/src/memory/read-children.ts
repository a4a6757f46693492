import type { DocumentInput } from '../port.ts'
import type { ChildRow } from './columns/child-combinations.ts'
import { LACKING } from './columns/dictionary.ts'
import type { TermColumn } from './columns/term-column.ts'

type Children = {
  /** Distinct values of the available children by field: what the product shows in lists and facets. */
  codes: Map<string, number[]>
  rows: ChildRow[]
}

/** Codes of the available children. A field that any child carries, sold out or not, belongs to the children. */
export function readChildren(document: DocumentInput, columnOf: (field: string) => TermColumn): Children {
  const fields = new Set(document.variants.flatMap(({ terms }) => Object.keys(terms)))
  const available = document.variants.filter((variant) => variant.available)
  const rows = available.map(({ terms }) => {
    const row = new Map<string, number>()
    for (const field of fields) {
      const value = Object.hasOwn(terms, field) ? terms[field] : undefined
      row.set(field, value === undefined ? LACKING : columnOf(field).dictionary.intern(String(value)))
    }
    return row
  })
  const codes = new Map<string, number[]>()
  for (const field of fields) codes.set(field, distinctCodes(rows, field))
  return { codes, rows }
}

function distinctCodes(rows: readonly ChildRow[], field: string): number[] {
  const codes = new Set(rows.map((row) => row.get(field) ?? LACKING))
  codes.delete(LACKING)
  return [...codes]
}
