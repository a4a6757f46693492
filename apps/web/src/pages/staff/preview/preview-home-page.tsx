import { getCmsBlock } from '@vitrine/contract/content'
import { getDesign } from '@vitrine/contract/design/editor'
import { compileDesign } from '@vitrine/domain/design/compile-design'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { HomeView } from '#web/features/home/home-view.tsx'
import { loadHome } from '#web/features/home/load/load-home.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { previewShop } from '#web/lib/content/preview-shop.ts'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'

/** The home page with the draft of the shop's look in it, for whoever may edit it. */
export default function PreviewHomePage() {
  const t = useT()
  const client = useClient()
  const store = useStore()
  const { status } = useSession()
  const { latest, error } = useAnswer(status === 'signed-in' ? 'home' : null, async () => {
    const [desk, block] = await Promise.all([
      client.call(getDesign),
      client.call(getCmsBlock, { params: { identifier: 'cms_settings' } }),
    ])
    const design = desk.draft?.state ?? desk.published
    const drafted = compileDesign(design, { store, now: new Date().toISOString() }, block.json)
    const settings = { ...block, json: { ...block.json, ...drafted } }
    return loadHome(previewShop(client, store, { [getCmsBlock.id]: settings }))
  })
  if (error !== undefined || status === 'guest') return <Note tone="error">{t('error.notFoundTitle')}</Note>
  if (!latest) return <div className="wrap" aria-busy="true" />
  return <HomeView data={latest} />
}
