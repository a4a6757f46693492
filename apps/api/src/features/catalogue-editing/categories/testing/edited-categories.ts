import {
  createCategory,
  type EditedCategoryTree,
  getEditedCategory,
  listEditedCategories,
  moveCategory,
  removeCategory,
  saveCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { anEditedShop, type Refusal } from '../../testing/an-editor.ts'

export const idIn = ({ items }: EditedCategoryTree, key: string) =>
  items.find((one) => one.key === key)?.id ?? 0
export const faultOf = ({ code, meta }: Refusal) => [code, meta.details?.[0]?.path, meta.details?.[0]?.key]

/** The categories of a shop as an editor writes them, by their keys. */
export function editedCategories() {
  const { open, db, lastLine } = anEditedShop()
  const tree = () => open().call(listEditedCategories)
  const idOf = async (key: string) => idIn(await tree(), key)
  const read = async (key: string) => open().call(getEditedCategory, { params: { id: await idOf(key) } })
  return {
    ...{ open, db, tree, idOf, read, lastLine: () => lastLine('category') },
    make: (parent: number | null, name: string, more: object = {}) =>
      open().ask(createCategory, { body: { parent, parts: { texts: { en: { name } }, ...more } } }),
    made: (parent: number | null, name: string) =>
      open().call(createCategory, { body: { parent, parts: { texts: { en: { name } } } } }),
    async save(key: string, parts: object) {
      const { id, version } = await read(key)
      return open().ask(saveCategory, { params: { id }, body: { version, parts } })
    },
    async put(key: string, parent: string | null, before: string | null = null) {
      const now = await tree()
      const idAt = (one: string | null) => (one === null ? null : idIn(now, one))
      const body = { tree: now.version, parent: idAt(parent), before: idAt(before) }
      return open().ask(moveCategory, { params: { id: idIn(now, key) }, body })
    },
    async remove(key: string, products_to_parent = false) {
      const { id, version } = await read(key)
      return open().ask(removeCategory, { params: { id }, body: { version, products_to_parent } })
    },
    /** What a shopper of the store is told stands there, as another process would after the notice. */
    async at(url: string, store = 'us') {
      await open().shop.made.catalog.refresh()
      const reply = await open().shop.api.app.inject({
        method: 'POST',
        url: '/api/url/map',
        headers: { 'x-vs-store-code': store },
        payload: { url },
      })
      const { _type, _source } = reply.json() ?? {}
      return _type === 'redirect' ? `to ${_source.target}` : _type && `${_type} ${_source.name}`
    },
    generation: async () =>
      (await db().selectFrom('catalogue_generation').select('current').executeTakeFirst())?.current,
  }
}
