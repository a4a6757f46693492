// A row that comes back: what its columns say otherwise than they were written is somebody's edit, all else is as it was.
import type { MediaRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { nameIn, unguarded } from '../../table/text-in.ts'
import type { Draft } from '../draft.ts'
import { codeOf } from '../words.ts'
import type { Flat } from './flat.ts'

/** Fields that are not there were not touched. */
export type Edits = Pick<
  Partial<Draft>,
  | ('name' | 'description' | 'shortDescription' | 'urlKey' | 'texts' | 'isOn' | 'visibility')
  | ('categories' | 'grams')
> & {
  attributes: Draft['attributes']
  hasPrices: boolean
  hasStock: boolean
  pictures?: Draft['pictures']
}

/** Whatever only the punctuation of a cell may have changed. */
const squash = (words: readonly string[]) =>
  words
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
const textIn = (text: string) => unguarded(text.replaceAll('\r\n', '\n'))

export function editsOf(draft: Draft, flat: Flat): Edits {
  const isNew = <T>(told: T | undefined, was: T) => told !== undefined && told !== '' && told !== was
  const ways = draft.isVariantRow ? {} : rowEdits(draft, flat, isNew)
  return {
    ...ways,
    attributes: draft.attributes.filter((one) => hasOtherValues(one, flat)),
    hasPrices: draft.price !== undefined && hasOtherPrices(draft, flat),
    hasStock: draft.qty !== flat.qty,
    ...(isNew(draft.grams, flat.grams) && { grams: draft.grams }),
    ...(hasOtherPictures(draft, flat) && { pictures: draft.pictures }),
  }
}

/** In any order, and in a format without lists as one. */
function hasOtherValues({ name, values }: Draft['attributes'][number], { attributes }: Flat): boolean {
  const was = (attributes.find(({ code }) => code === codeOf(name))?.values ?? []).map(nameIn)
  return squash(values) !== squash(was) && squash(values.toSorted()) !== squash(was.toSorted())
}

function rowEdits(
  draft: Draft,
  flat: Flat,
  isNew: <T>(told: T | undefined, was: T) => boolean,
): Partial<Edits> {
  const { description = '', shortDescription = '', urlKey = '' } = draft
  return {
    ...(isNew(draft.name, nameIn(flat.name)) && { name: draft.name }),
    ...(isNew(textIn(description), textIn(flat.description)) && { description: textIn(description) }),
    ...(isNew(textIn(shortDescription), textIn(flat.shortDescription)) && {
      shortDescription: textIn(shortDescription),
    }),
    ...(isNew(urlKey, flat.urlKey) && draft.tellsUrlKey && { urlKey }),
    ...(draft.texts && { texts: draft.texts }),
    ...(draft.isOn !== flat.isOn && { isOn: draft.isOn }),
    ...(draft.tellsVisibility && draft.visibility !== flat.visibility && { visibility: draft.visibility }),
    ...(hasOtherCategories(draft, flat) && { categories: draft.categories }),
  }
}

/** A format without room for its days leaves a reduction out that is not on. */
function hasOtherPrices(draft: Draft, flat: Flat): boolean {
  if (draft.price !== flat.price || hasOtherWindow(draft, flat)) return true
  const isTold = draft.special !== undefined || (flat.specialFrom ?? flat.specialTo) === undefined
  return isTold && draft.special !== flat.special
}

/** To the day, as formats tell it. */
function hasOtherWindow(draft: Draft, flat: Flat): boolean {
  const other = (told: string | undefined, was: string | undefined) =>
    told !== undefined && told.slice(0, 10) !== was?.slice(0, 10)
  return other(draft.specialFrom, flat.specialFrom) || other(draft.specialTo, flat.specialTo)
}

/** A format may have room for the name of one category only. */
function hasOtherCategories({ categories }: Draft, flat: Flat): boolean {
  if (categories.length === 0) return false
  const told = squash(categories.map((path) => squash(path)).toSorted())
  const first = flat.categories[0]?.slice(-1) ?? []
  return told !== squash(flat.categories.map((path) => squash(path)).toSorted()) && told !== squash(first)
}

function hasOtherPictures({ pictures, isVariantRow }: Draft, flat: Flat): boolean {
  if (pictures.length === 0) return false
  const was = [...new Set(flat.pictures.map(({ path }) => path))]
  const told = [...new Set(pictures.map(({ path }) => unguarded(path)))]
  return told.join('\n') !== (isVariantRow ? was.slice(0, told.length) : was).join('\n')
}

/** Those that were there keep their words, colours and places. */
export function editedMedia(was: readonly MediaRecord[], pictures: Draft['pictures']): MediaRecord[] {
  const told = pictures.map(({ path: cell, label }): MediaRecord => {
    const path = unguarded(cell)
    return was.find((one) => one.path === path) ?? { path, kind: 'image', ...(label && { label }) }
  })
  return [...told, ...was.filter(({ kind }) => kind === 'video')]
}

/** In the language of the table; the others stay as they are. */
export function editedTexts(
  record: ProductRecord,
  edits: Edits,
  language: keyof ProductRecord['texts'],
): ProductRecord['texts'] {
  const { name, description, shortDescription, urlKey, texts = {} } = edits
  const own = { name, description, shortDescription, urlKey }
  const told = Object.entries({ ...texts, ...(Object.values(own).some(Boolean) && { [language]: own }) })
  const merged = told.map(([code, text]) => {
    const was = record.texts[code as typeof language] ?? { name: record.texts.en?.name ?? record.sku }
    const fresh = Object.fromEntries(Object.entries(text).filter(([, value]) => value))
    return [code, { ...was, ...fresh }]
  })
  return { ...record.texts, ...Object.fromEntries(merged) }
}
