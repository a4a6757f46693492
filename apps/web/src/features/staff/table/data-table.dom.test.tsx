import { act } from 'react'
import { expect, it } from 'vitest'
import { find, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { useSelection } from './use-selection.ts'

type Row = { id: number; name: string; total: number; note: string }
const aRow = (id: number, name: string, total: number): Row => ({ id, name, total, note: `about ${name}` })
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'staff.customer', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'total',
    title: 'staff.total',
    align: 'end',
    cell: ({ total }) => total,
    sortBy: ({ total }) => total,
  },
  { id: 'note', title: 'staff.notes', cell: ({ note }) => note },
]
const THREE = [aRow(1, 'Berg', 93.5), aRow(2, 'Adler', 93.25), aRow(3, 'Ähre', 1_000)]

type Props = { rows: readonly Row[]; onOpen?(id: number): void; isStale?: boolean; current?: number }

function Page({ rows, onOpen = () => undefined, isStale = false, current }: Props) {
  const selection = useSelection(rows.map(({ id }) => id))
  return (
    <>
      <DataTable
        label="People"
        {...{ rows, columns: COLUMNS, idOf: ({ id }: Row) => id, current, isStale, onOpen, selection }}
      />
      <output>{[...selection.ids].join(' ')}</output>
    </>
  )
}
const open = (props: Props, address = '/admin/list') =>
  openPage(<Page {...props} />, { shop: scriptedEngine(), address })

const rows = () => [...document.querySelectorAll('tbody tr')]
const names = () => rows().map((row) => textOf(row.querySelector('th')))
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const chosen = () => textOf(document.querySelector('output'))
async function click(target: Element | null | undefined) {
  await act(async () => (target as HTMLElement).click())
  await settled()
}
const sortedBy = () =>
  [...document.querySelectorAll('th[aria-sort]')].map(
    (head) => `${textOf(head)} ${head.getAttribute('aria-sort')}`,
  )

it('stands as the shop has sent it until somebody sorts it', async () => {
  await open({ rows: THREE })
  expect([names(), sortedBy()]).toEqual([['Berg', 'Adler', 'Ähre'], []])
})

it('is sorted by a press, turned by the next and left as it was by the third, all in the address', async () => {
  const { address } = await open({ rows: THREE }, '/admin/list?q=b')
  await click(find('button', 'Customer'))
  expect([names(), sortedBy(), address()]).toEqual([
    ['Adler', 'Ähre', 'Berg'],
    ['Customer ascending'],
    '/admin/list?q=b&sort=name',
  ])
  await click(find('button', 'Customer'))
  expect([names(), sortedBy(), address()]).toEqual([
    ['Berg', 'Ähre', 'Adler'],
    ['Customer descending'],
    '/admin/list?q=b&sort=-name',
  ])
  await click(find('button', 'Customer'))
  expect([names(), sortedBy(), address()]).toEqual([['Berg', 'Adler', 'Ähre'], [], '/admin/list?q=b'])
})

it('rows the shop has sorted stay as they came, and the column says that they are sorted', async () => {
  const columns: readonly Column<Row>[] = [
    { id: 'total', title: 'staff.total', cell: ({ total }) => total, sorts: 'down' },
  ]
  const table = { label: 'People', idOf: ({ id }: Row) => id, current: undefined, onOpen: () => undefined }
  const { address } = await openPage(<DataTable rows={THREE} {...{ columns, ...table }} />, {
    ...{ shop: scriptedEngine(), address: '/admin/list' },
  })
  for (const [wish, way] of [
    ['-total', 'descending'],
    ['total', 'ascending'],
  ] as const) {
    await click(find('button', 'Total'))
    expect([names(), sortedBy(), address()]).toEqual([
      ['93.5', '93.25', '1000'],
      [`Total ${way}`],
      `/admin/list?sort=${wish}`,
    ])
  }
})

it('a sum of cents stands where it belongs: 93.25 before 93.50', async () => {
  await open({ rows: THREE }, '/admin/list?sort=total')
  expect(names()).toEqual(['Adler', 'Berg', 'Ähre'])
})

it.each(['nonsense', '-', 'note', '-note', 'total total'])(
  'an address that wishes for the order "%s" shows the list as it is',
  async (wish) => {
    await open({ rows: THREE }, `/admin/list?sort=${wish}`)
    expect([names(), sortedBy()]).toEqual([['Berg', 'Adler', 'Ähre'], []])
  },
)

it('a row opens where it is pressed, and by the button somebody reaches with the keyboard, once each', async () => {
  const opened: number[] = []
  await open({ rows: THREE, onOpen: (id) => opened.push(id) })
  await click(rows()[1]?.querySelector('td:last-child'))
  await click(rows()[2]?.querySelector('button'))
  expect(opened).toEqual([2, 3])
})

it('choosing a row does not open it', async () => {
  const opened: number[] = []
  await open({ rows: THREE, onOpen: (id) => opened.push(id) })
  await click(boxes()[2])
  expect([opened, chosen(), rows().map((row) => row.hasAttribute('data-chosen'))]).toEqual([
    [],
    '2',
    [false, true, false],
  ])
})

it('all are chosen by one press and none by the next; the box of all is on only once all are', async () => {
  await open({ rows: THREE })
  await click(boxes()[1])
  await click(boxes()[2])
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true, false])
  await click(boxes()[3])
  expect(boxes()[0]?.checked).toBe(true)
  await click(boxes()[0])
  expect([chosen(), boxes().some(({ checked }) => checked)]).toEqual(['', false])
  await click(boxes()[0])
  expect(chosen().split(' ').toSorted()).toEqual(['1', '2', '3'])
})

it('the box of all is not on over a list without rows', async () => {
  await open({ rows: [] })
  expect(boxes().map(({ checked }) => checked)).toEqual([false])
})

it('the row somebody looks at is marked, and old rows are called busy until the new ones come', async () => {
  await open({ rows: THREE, isStale: true, current: 3 })
  expect([
    rows().map((row) => row.hasAttribute('data-current')),
    document.querySelector('table')?.getAttribute('aria-busy'),
  ]).toEqual([[false, false, true], 'true'])
})
