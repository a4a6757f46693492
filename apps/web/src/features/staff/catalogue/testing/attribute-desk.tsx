import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { AttributesView } from '../attributes/attributes-view.tsx'

type Option = { key: string; labels: Record<string, string>; swatch: string | null }
export const anOption = (key: string, swatch: string | null = null): Option => ({
  ...{ key, labels: { en: key.toUpperCase() }, swatch },
})

export const aListedAttribute = (id: number, code: string, more: object = {}) => ({
  ...{ id, code, label: code.toUpperCase(), kind: 'select', is_filterable: false, is_visible_on_front: true },
  ...{ has_swatches: false, options: 0, products: 0 },
  ...more,
})

export const anAttribute = (parts: object = {}, more: object = {}) => ({
  ...{ id: 1, code: 'size', kind: 'select', version: 'v1', products: 0, kept_parts: [], option_products: {} },
  parts: {
    labels: { en: 'Size' },
    ...{ is_filterable: true, is_visible_on_front: true, is_comparable: false, options: [anOption('s')] },
    ...parts,
  },
  ...more,
})

/** Three attributes, the first of them open. */
export function attributeDesk(stands: object = anAttribute()) {
  const shop = scriptedEngine()
  const { script } = shop.client
  const items = ['size', 'season', 'brand'].map((code, at) => aListedAttribute(at + 1, code))
  const desk = { shop, script, stands, list: { version: 'one', items }, open, sent }
  script['catalog.attributes.list'] = () => desk.list
  script['catalog.attributes.get'] = () => desk.stands
  script['catalog.attributes.save'] = () => desk.stands
  async function open(id: number | null = 1) {
    const address = '/admin/catalogue/attributes'
    const opened = await openPage(<AttributesView id={id ?? undefined} />, { shop, address })
    await settled()
    return opened
  }
  function sent(call: string) {
    return shop.client.asked.filter(({ id }) => id === call).map(({ input }) => input?.body)
  }
  return desk
}
