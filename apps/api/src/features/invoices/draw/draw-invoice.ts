import type { InvoicePage } from './invoice-page.ts'
import { MARGIN, Pen, SECOND, WIDTH } from './pen.ts'

const HALF = WIDTH / 2 - 12
/** Of a line: name, quantity, price, sum. */
const COLUMNS = [
  { x: MARGIN, width: WIDTH - 250 },
  { x: MARGIN + WIDTH - 240, width: 50, isRight: true },
  { x: MARGIN + WIDTH - 180, width: 85, isRight: true },
  { x: MARGIN + WIDTH - 85, width: 85, isRight: true },
] as const
const WHOLE = { x: MARGIN, width: WIDTH }
/** Between the rule and its row. */
const ABOVE = 8
/** A head alone at the foot of a sheet helps nobody. */
const LEAST_ROOM = 48
const SUM_LABEL = { x: MARGIN + WIDTH - 320, width: 220 }
const TEXT = { size: 10 }
const SMALL = { size: 8.5, colour: SECOND }

/** An invoice on as many sheets of A4 as it needs. */
export function drawInvoice(page: InvoicePage): Promise<Buffer> {
  const pen = new Pen(page.title)
  drawHead(pen, page)
  drawRow(pen, page.columns, { style: SMALL })
  pen.y += 6
  for (const { name, detail, qty, price, sum } of page.lines) {
    drawRow(pen, [name, qty, price, sum], { style: TEXT, detail })
    pen.y += 6
  }
  drawSums(pen, page.sums)
  pen.y += 24
  for (const note of page.notes) {
    pen.keep(pen.heightOf(note, SMALL, WHOLE))
    pen.y += pen.write(note, SMALL, WHOLE) + 4
  }
  return pen.finish()
}

function drawHead(pen: Pen, { title, seller, buyer, facts }: InvoicePage): void {
  const right = { x: MARGIN + WIDTH - HALF, width: HALF, isRight: true }
  const top = pen.y
  for (const line of seller) pen.y += pen.write(line, SMALL, right)
  const below = pen.y
  pen.y = top + 60
  for (const line of buyer) pen.y += pen.write(line, TEXT, { x: MARGIN, width: HALF })
  pen.y = Math.max(pen.y, below) + 36
  pen.y += pen.write(title, { size: 20 }, { x: MARGIN, width: WIDTH }) + 10
  for (const [label, text] of facts) {
    pen.write(label, SMALL, { x: MARGIN, width: 130 })
    pen.y += pen.write(text, TEXT, { x: MARGIN + 140, width: WIDTH - 140 })
  }
  pen.y += 20
}

type Row = { style: { size: number; colour?: string }; detail?: string }

/** A row stays on one sheet, however much its shopper wanted written. */
function drawRow(pen: Pen, cells: InvoicePage['columns'], { style, detail = '' }: Row): void {
  const told = detail === '' ? 0 : pen.heightOf(detail, SMALL, COLUMNS[0])
  const heights = COLUMNS.map((column, at) => pen.heightOf(cells[at] ?? '', style, column))
  pen.keep(Math.max(LEAST_ROOM, ABOVE + Math.max(...heights) + told))
  pen.rule()
  pen.y += ABOVE
  for (const [at, column] of COLUMNS.entries()) pen.write(cells[at] ?? '', style, column)
  pen.y += Math.max(...heights)
  if (detail !== '') pen.y += pen.write(detail, SMALL, COLUMNS[0])
}

function drawSums(pen: Pen, sums: InvoicePage['sums']): void {
  pen.keep(sums.length * 18 + 24)
  pen.rule()
  pen.y += 10
  for (const [at, [label, sum]] of sums.entries()) {
    const style = { size: at === sums.length - 1 ? 13 : 10 }
    const height = pen.write(label, style, SUM_LABEL)
    pen.write(sum, style, COLUMNS[3])
    pen.y += height + 3
  }
}
