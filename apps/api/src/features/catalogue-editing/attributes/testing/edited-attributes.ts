import { postCatalog } from '@vitrine/contract/catalog'
import {
  createAttribute,
  type EditedAttribute,
  getEditedAttribute,
  listEditedAttributes,
  moveAttribute,
  removeAttribute,
  saveAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { anEditedShop, type Refusal } from '../../testing/an-editor.ts'

type Options = EditedAttribute['parts']['options']
export const renamed = (options: Options, key: string, labels: object): Options =>
  options.map((one) => (one.key === key ? { ...one, labels: { ...one.labels, ...labels } } : one))
export const faultOf = ({ code, meta }: Refusal) => {
  const [first] = (meta.details ?? []) as { path: string; key: string; reason?: string }[]
  return [code, first?.path, first?.key, first?.reason]
}

/** The attributes of a shop as an editor writes them, by their codes. */
export function editedAttributes() {
  const { open, db, lastLine } = anEditedShop()
  const list = () => open().call(listEditedAttributes)
  const idOf = async (code: string) => (await list()).items.find((one) => one.code === code)?.id ?? 0
  const read = async (code: string) => open().call(getEditedAttribute, { params: { id: await idOf(code) } })
  /** What a shopper's list answers, as another process would after the notice. */
  const found = async (searchQuery: object, language = 'us') => {
    await open().shop.made.catalog.refresh()
    const reply = await open().shop.api.app.inject({
      method: 'POST',
      url: postCatalog.path,
      headers: { 'x-vs-store-code': language },
      payload: { searchQuery },
    })
    return reply.json().result as {
      items: { sku: string; swatches: { label: string; swatch: string }[] }[]
      attributeMetadata: { attribute_code: string; frontend_label: string; options: { label: string }[] }[]
    }
  }
  return {
    ...{ open, db, list, idOf, read, found, lastLine: () => lastLine('attribute') },
    skus: async (searchQuery: object) => (await found(searchQuery)).items.map(({ sku }) => sku),
    make: (code: string, more: object = {}) =>
      open().ask(createAttribute, {
        body: { code, kind: 'select', parts: { labels: { en: code } }, ...more } as never,
      }),
    async write(code: string, parts: object) {
      const { id, version } = await read(code)
      return open().ask(saveAttribute, { params: { id }, body: { version, parts } })
    },
    async remove(code: string) {
      const { id, version } = await read(code)
      return open().ask(removeAttribute, { params: { id }, body: { version } })
    },
    async move(code: string, before: string | null, seen?: string) {
      const body = { list: seen ?? (await list()).version, before: before && (await idOf(before)) }
      return open().ask(moveAttribute, { params: { id: await idOf(code) }, body: body as never })
    },
  }
}
