/** What stands on an invoice, word for word: whoever draws it knows no sums and no language. */
export type InvoicePage = {
  title: string
  seller: readonly string[]
  buyer: readonly string[]
  facts: readonly (readonly [label: string, text: string])[]
  columns: readonly [name: string, qty: string, price: string, sum: string]
  lines: readonly { name: string; detail: string; qty: string; price: string; sum: string }[]
  /** The last is the total. */
  sums: readonly (readonly [label: string, sum: string])[]
  notes: readonly string[]
}
