import type { DesignDesk } from '@vitrine/contract/design/editor'
import { type Design, NO_SLIDE_TEXT, type Slide } from '@vitrine/domain/design/design'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { DesignView } from '../design-view.tsx'

export const aSlide = (id: string, title: string, more: Partial<Slide> = {}): Slide => ({
  ...{ id, by: null, pictures: [], light_bg: true, stores: [], from: null, until: null },
  ...{ is_hidden: false, category_key: null, texts: { en: { ...NO_SLIDE_TEXT, title, link: '/women' } } },
  ...more,
})

export const aDesign = (main: Slide[], more: Partial<Design> = {}): Design => ({
  ...{ sliders: { main, top: [], bottom: [], styles: [] }, navbar: [], payments: [] },
  bonus: { show_banner: false, show_modal: false, modal_after_ms: 3_000, code: '' },
  ...more,
})

/** The home page of a shop on somebody's desk; what is kept is answered as it was sent. */
export function designDesk(published: Design, more: Partial<DesignDesk> = {}) {
  const shop = scriptedEngine()
  const { script } = shop.client
  const stands: DesignDesk = {
    ...{ published, based_on: 1, published_at: null, draft: null, scheduled: [], me: 7, may_publish: true },
    ...more,
  }
  script['design.get'] = () => stands
  script['design.saveDraft'] = ({ body }) => {
    const { state, version } = body as { state: Design; version: number }
    const facts = { updated_at: '2026-11-26T12:00:00Z', by: 'Mona', is_overtaken: false }
    return { ...stands, draft: { ...facts, version: version + 1, state } }
  }
  const sent = (call: string) =>
    shop.client.asked.filter(({ id }) => id === call).map(({ input }) => input?.body)
  return {
    ...{ shop, script, stands, sent },
    /** The home page that was kept last. */
    kept: () => (sent('design.saveDraft').at(-1) as { state: Design } | undefined)?.state,
    async open(at = '') {
      const opened = await openPage(<DesignView />, { shop, address: `/admin/design${at && `?at=${at}`}` })
      await settled()
      return opened
    },
  }
}
