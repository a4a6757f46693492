import { describe, expect, it } from 'vitest'
import { has, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { PieceView } from './piece/piece-view.tsx'
import { PostsView } from './posts/posts-view.tsx'
import { ArchiveView, LanesView } from './products/lanes-view.tsx'

const ROOMS = [
  ['Products', <LanesView key="lanes" />],
  ['Archive', <ArchiveView key="archive" />],
  ['Posts', <PostsView key="posts" />],
  ['Products', <PieceView key="piece" id={7} entity="story" asksPhotos={false} />],
] as const

describe.each(ROOMS)('a room without an answer is still headed “%s”', (title, view) => {
  it('and can be asked again', async () => {
    const shop = scriptedEngine()
    shop.session.set({ status: 'signed-in', customer: '7' })
    for (const id of ['blogger.promoProducts', 'blogger.posts']) shop.client.script[id] = refuses(500)
    await openPage(view, { shop, address: '/cabinet/products' })
    await settled()
    expect([...document.querySelectorAll('h1')].map(textOf)).toEqual([title])
    expect(has('button', 'Try again')).toBe(true)
  })
})
