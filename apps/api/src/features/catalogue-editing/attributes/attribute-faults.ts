// What an attribute may not be. What a feed brought and nobody changed here is left as it is.
import type {
  AttributeLabels,
  EditedAttribute,
  EditedOption,
} from '@vitrine/contract/catalog/editing/attributes'
import { type CatalogueFault, catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { StoredAttribute } from './stored-attribute.ts'

type Parts = EditedAttribute['parts']
type Known = Pick<StoredAttribute, 'edited' | 'options'>
const CHOSEN_BY = ['select', 'multiselect', 'boolean']
export const hasOptions = (kind: EditedAttribute['kind']): boolean =>
  kind === 'select' || kind === 'multiselect'

export function attributeFaults({ edited, options }: Known, wanted: Parts): CatalogueFault[] {
  const { kind, parts: before } = edited
  return [
    ...nameFaults('parts.labels.en', wanted.labels, before.labels),
    ...(wanted.is_filterable && !before.is_filterable && !CHOSEN_BY.includes(kind)
      ? [catalogueFault('parts.is_filterable', 'NO_OPTIONS')]
      : []),
    ...(wanted.options.length > 0 && !hasOptions(kind)
      ? [catalogueFault('parts.options', 'KIND_HAS_NONE')]
      : []),
    ...optionFaults(before.options, wanted.options),
    ...goneFaults(options, wanted.options),
  ]
}

function nameFaults(path: string, labels: AttributeLabels, before?: AttributeLabels): CatalogueFault[] {
  const isBlank = (labels.en ?? '') === ''
  const wasBlank = before !== undefined && (before.en ?? '') === ''
  return isBlank && !wasBlank ? [catalogueFault(path, 'NAME_MISSING', { key: 'REQUIRED' })] : []
}

function optionFaults(before: readonly EditedOption[], wanted: readonly EditedOption[]): CatalogueFault[] {
  const known = new Map(before.map((one) => [one.key, one]))
  const names = Map.groupBy(wanted, ({ labels }) => nameOf(labels))
  return wanted.flatMap((one, at) => {
    const { key, labels } = one
    const path = `parts.options.${at}`
    const was = known.get(key)
    if (key !== null && !was) return [catalogueFault(`${path}.key`, 'OPTION_UNKNOWN', { option: key })]
    if (key !== null && wanted.findIndex((other) => other.key === key) < at)
      return [catalogueFault(`${path}.key`, 'OPTION_TWICE', { key: 'GIVEN_TWICE', option: key })]
    const isShared = labels.en !== was?.labels.en && (names.get(nameOf(labels))?.length ?? 0) > 1
    return [
      ...nameFaults(`${path}.labels.en`, labels, was?.labels),
      ...(labels.en && isShared
        ? [catalogueFault(`${path}.labels.en`, 'LABEL_TWICE', { key: 'GIVEN_TWICE', name: labels.en })]
        : []),
      ...swatchFaults(`${path}.swatch`, one, was),
    ]
  })
}

function swatchFaults(path: string, { swatch }: EditedOption, was?: EditedOption): CatalogueFault[] {
  if (swatch === null || swatch === was?.swatch || COLOR.test(swatch)) return []
  return [catalogueFault(path, 'NO_COLOR')]
}

const COLOR = /^#[\da-f]{6}$/i
const nameOf = ({ en = '' }: AttributeLabels) => en.toLowerCase()

/** An option that products have stays with them. */
function goneFaults(options: StoredAttribute['options'], wanted: readonly EditedOption[]): CatalogueFault[] {
  const kept = new Set(wanted.map(({ key }) => key))
  return options
    .filter(({ key, products }) => products > 0 && !kept.has(key))
    .map(({ key, labels, products }) =>
      catalogueFault('parts.options', 'OPTION_IN_USE', { name: labels.en || key, count: products }),
    )
}
