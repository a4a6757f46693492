export type ListPage<Row, Next> = { items: readonly Row[]; next: Next | null }

/** What of a list is saved at once: a hundred answers of a hundred rows, which a browser holds and a spreadsheet opens. */
export const MOST_ROWS = 10_000

type Reading<Row, Next> = {
  /** By the call the list is shown by; `after` is the `next` of the page before. */
  pageAfter(after?: Next): Promise<ListPage<Row, Next>>
  onRead(count: number): void
}

/** Page after page, so that no answer is a long one. Whether it was all says `isWhole`. */
export async function readAll<Row, Next>({ pageAfter, onRead }: Reading<Row, Next>) {
  const rows: Row[] = []
  let page = await pageAfter()
  rows.push(...page.items)
  while (page.next !== null && rows.length < MOST_ROWS) {
    onRead(rows.length)
    page = await pageAfter(page.next)
    rows.push(...page.items)
  }
  return { rows: rows.slice(0, MOST_ROWS), isWhole: page.next === null && rows.length <= MOST_ROWS }
}
