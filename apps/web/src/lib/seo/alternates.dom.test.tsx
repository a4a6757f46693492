import { expect, it } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ServerSharedAlternates } from './alternates.tsx'

const languagesOf = async (path: string) => {
  const { leave } = await openPage(<ServerSharedAlternates path={path} />, { shop: scriptedEngine() })
  const links = [...document.querySelectorAll('link[rel="alternate"]')]
  const said = links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
  leave()
  return said
}

it('a page every store has names them all, and the first for everybody else', async () => {
  const said = await languagesOf('/privacy')
  expect(said).toHaveLength(8)
  expect(said.at(-1)).toMatch(/^x-default .*\/us\/privacy$/)
})

it('the page of a law names no store where its address leads to nothing', async () => {
  const said = await languagesOf('/withdrawal')
  expect(said.map((one) => one.split(' ')[0])).toEqual(['en-IE', 'de-DE', 'x-default'])
  expect(said.at(-1)).toMatch(/\/eu\/withdrawal$/)
})

it('an address of the catalogue, which is another in each language, says nothing of itself', async () => {
  expect(await languagesOf('/women')).toEqual([])
})
