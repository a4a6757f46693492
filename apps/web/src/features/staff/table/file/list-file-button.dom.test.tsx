import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as files from '#web/lib/download/save-file.ts'
import { notices } from '#web/lib/notify.ts'
import { ListFileButton } from './list-file-button.tsx'
import { type ListPage, MOST_ROWS } from './read-all.ts'

type Row = { id: number }
const pageOf = (from: number, size: number, next: number | null): ListPage<Row, number> => ({
  items: Array.from({ length: size }, (_, at) => ({ id: from + at })),
  next,
})
const toRows = (rows: readonly Row[]) => [['Number'], ...rows.map(({ id }) => [String(id)])]

const saved = vi.spyOn(files, 'saveCsv')
beforeEach(() => {
  notices.set([])
  saved.mockReset().mockReturnValue()
})

const open = (pageAfter: (after?: number) => Promise<ListPage<Row, number>>) =>
  openPage(<ListFileButton name="rows.csv" {...{ toRows, pageAfter }} />, {
    ...{ shop: scriptedEngine(), address: '/admin/orders' },
  })
const told = () => notices.get().map(({ text, tone }) => [tone, text])

describe('the file of a list', () => {
  it('holds every row the filters match, not those on the screen alone, in the order the shop has them', async () => {
    await open(async (after) => (after === undefined ? pageOf(2, 2, 7) : pageOf(1, 1, null)))
    await press('button', 'As CSV')
    await settled()
    expect(saved.mock.calls).toEqual([['rows.csv', [['Number'], ['2'], ['3'], ['1']]]])
    expect(told()).toEqual([['success', '3 rows saved.']])
  })

  it('says how far it is, keeps the focus, and is not begun twice', async () => {
    let answer = (_: ListPage<Row, number>) => {}
    const pageAfter = vi.fn((after?: number) =>
      after === undefined
        ? Promise.resolve(pageOf(1, 2, 7))
        : new Promise<ListPage<Row, number>>((resolve) => {
            answer = resolve
          }),
    )
    await open(pageAfter)
    await press('button', 'As CSV')
    const button = find('button', '2 rows read …')
    expect([button.getAttribute('aria-busy'), (button as HTMLButtonElement).disabled]).toEqual([
      'true',
      false,
    ])
    await press('button', '2 rows read …')
    expect(pageAfter).toHaveBeenCalledTimes(2)
    await act(async () => answer(pageOf(3, 1, null)))
    expect([all('button', 'As CSV').map(textOf), saved.mock.calls.length]).toEqual([['As CSV'], 1])
  })

  it('is not saved by half when a page fails, and can be asked for again', async () => {
    let isDown = true
    await open(async (after) => {
      if (after !== undefined && isDown) throw new CallError({ code: 503, result: 'UNAVAILABLE' })
      return after === undefined ? pageOf(1, 1, 7) : pageOf(2, 1, null)
    })
    await press('button', 'As CSV')
    await settled()
    expect(saved).not.toHaveBeenCalled()
    expect(told()).toEqual([['error', 'The table could not be written. Nothing was saved.']])
    isDown = false
    await press('button', 'As CSV')
    await settled()
    expect(saved.mock.calls[0]?.[1]).toHaveLength(3)
  })

  it('ends at the most it holds, and says that there is more', async () => {
    const pageAfter = vi.fn(async (after = 0) => pageOf(after, 3_000, after + 3_000))
    await open(pageAfter)
    await press('button', 'As CSV')
    await settled()
    expect([pageAfter.mock.calls.length, saved.mock.calls[0]?.[1].length]).toEqual([4, MOST_ROWS + 1])
    expect(told()).toEqual([
      ['warning', 'Only the first 10,000 rows are in the file. Narrow the list to save the others.'],
    ])
  })
})
