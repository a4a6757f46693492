import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CategoriesView } from '../categories/categories-view.tsx'

export const aListedCategory = (id: number, parent_id: number | null, name: string) => ({
  ...{ id, parent_id, name, key: name.toLowerCase() },
  ...{ is_active: true, include_in_menu: true, products: id },
})

export const aCategory = (more: object = {}, parts: object = {}) => ({
  ...{ id: 2, key: 'women/dresses', parent_id: 1, version: 'v1', paths: { en: 'women/dresses' } },
  parts: {
    texts: { en: { name: 'Dresses', description: '', url_key: 'dresses' } },
    ...{ is_active: true, include_in_menu: true, image: null },
    ...parts,
  },
  ...{ products: 2, children: 0, uses: { coupons: 0, royalties: 0 }, kept_parts: [] },
  ...more,
})

/** Two categories, the second under the first and open. */
export function categoryDesk(stands: object = aCategory()) {
  const shop = scriptedEngine()
  const { script } = shop.client
  const tree = {
    version: 'one',
    items: [aListedCategory(1, null, 'Women'), aListedCategory(2, 1, 'Dresses')],
  }
  const desk = { shop, script, stands, tree, open, sent }
  script['catalog.categories.list'] = () => desk.tree
  script['catalog.categories.get'] = () => desk.stands
  script['catalog.categories.save'] = () => desk.stands
  script['catalog.edit.list'] = () => ({ items: [], total: 0 })
  async function open(id: number | undefined = 2) {
    const opened = await openPage(<CategoriesView id={id} />, {
      shop,
      address: '/admin/catalogue/categories/2',
    })
    await settled()
    return opened
  }
  function sent(call: string) {
    return shop.client.asked.filter(({ id }) => id === call).map(({ input }) => input?.body)
  }
  return desk
}
