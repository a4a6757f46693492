import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { dataScripts } from './inline-scripts.server.ts'
import { renderHtml } from './render-html.server.ts'

const nothingToTell = (error: unknown) => {
  throw error
}

function Broken(): never {
  throw new Error('no such piece')
}

describe('a page as one string', () => {
  it('has what had to be waited for, too', async () => {
    const Late = lazy(async () => ({ default: () => createElement('b', null, 'late') }))
    const tree = () =>
      createElement('main', null, createElement(Suspense, { fallback: '…' }, createElement(Late)))
    expect(await renderHtml(tree, nothingToTell)).toContain('<b>late</b>')
    expect(await renderHtml(tree, nothingToTell)).toContain('<b>late</b>')
  })

  it('began without a doctype, and every list stood crooked: a document says what it is, at once or later', async () => {
    const page = (inside: ReactNode) => () => createElement('html', null, createElement('body', null, inside))
    const Late = lazy(async () => ({ default: () => createElement('b', null, 'late') }))
    const waiting = page(createElement(Suspense, { fallback: '…' }, createElement(Late)))
    expect(await renderHtml(page('now'), nothingToTell)).toMatch(/^<!DOCTYPE html><html>/)
    expect(await renderHtml(waiting, nothingToTell)).toMatch(/^<!DOCTYPE html><html>/)
  })

  it('fails when its tree does, and says why', async () => {
    await expect(
      renderHtml(
        () => createElement(Broken),
        () => {},
      ),
    ).rejects.toThrow('no such piece')
  })
})

describe('the scripts a page ends with', () => {
  it('hand the data over whole, and nothing of it ends the script it stands in', async () => {
    const data = {
      name: '</script><!-- \u2028大衣 `$\u007bname}` C:\\`',
      within: JSON.stringify({ path: '\\"`$' }),
    }
    const stream = new Response(JSON.stringify([data])).body ?? undefined
    const [found, handOver] = await dataScripts(stream)
    const text = found && 'data' in found ? found.data : ''
    expect(text).not.toContain('<')
    const sent: string[] = []
    const controller = { enqueue: (one: string) => sent.push(one), close: () => sent.push('"end"') }
    new Function('window', 'document', handOver && 'code' in handOver ? handOver.code : '')(
      { __reactRouterContext: { streamController: controller } },
      { currentScript: { previousElementSibling: { textContent: text } } },
    )
    expect(sent.map((one) => JSON.parse(one))).toEqual([[data], 'end'])
  })
})
