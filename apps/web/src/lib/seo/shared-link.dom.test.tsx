import { expect, it } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Head } from '../head.tsx'
import { ServerSharedLink, type SharedLinkProps } from './shared-link.tsx'

const LINK = { title: 'Linen dress · Vitrine', url: '/dress', type: 'product' } as const
const open = (more: Partial<SharedLinkProps> = {}) =>
  openPage(<ServerSharedLink {...LINK} image={null} {...more} />, { shop: scriptedEngine() })
const told = (name: string) =>
  document.querySelector(`meta[property="og:${name}"], meta[name="twitter:${name}"]`)?.getAttribute('content')

it('a link in a message shows name, words and picture of the page', async () => {
  const { leave } = await open({ description: 'Airy.', image: '/dress.jpg' })
  expect(['type', 'title', 'description', 'url', 'locale'].map(told)).toEqual([
    ...['product', LINK.title, 'Airy.', '/dress', 'en_US'],
  ])
  expect([told('image'), told('card')]).toEqual([expect.stringContaining('dress.jpg'), 'summary_large_image'])
  leave()
})

it('a page without a picture shows the mark of the shop', async () => {
  const { leave } = await open()
  expect([told('image'), told('card'), told('description')]).toEqual([
    '/icons/icon-512.png',
    'summary',
    undefined,
  ])
  leave()
})

it('a site that was named otherwise than the shop is called so in messages and in titles', async () => {
  const { leave } = await openPage(
    <>
      <ServerSharedLink {...LINK} image={null} />
      <Head title="Linen dress" path="/dress" />
    </>,
    { shop: scriptedEngine(), info: { siteName: 'Vitrine Berlin' } },
  )
  expect([told('site_name'), document.title]).toEqual(['Vitrine Berlin', 'Linen dress · Vitrine Berlin'])
  leave()
})
