// Attributes with their options, labelled in any language; one frozen set per snapshot.
import type { AttributeMeta } from '@vitrine/contract/catalog'
import type { Dialect } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import type { AttributeLabel } from '#api/features/catalog/document/labels.ts'
import type { TextByLanguage } from '#api/features/catalog/document/product-body.ts'

export type AttributeOption = {
  id: number
  key: string
  labels: TextByLanguage
  swatch: string | null
  /** Among the options of its attribute. */
  place: number
}
export type Attribute = {
  id: number
  code: string
  input: AttributeLabel['input']
  labels: TextByLanguage
  position: number
  isFilterable: boolean
  isComparable: boolean
  isVisibleOnFront: boolean
  isUserDefined: boolean
  /** Its options are read in the order somebody has put them in. */
  isOrdered: boolean
  options: readonly AttributeOption[]
}

export class AttributeIndex {
  readonly list: readonly Attribute[]
  readonly #byCode: ReadonlyMap<string, Attribute>
  readonly #options: ReadonlyMap<number, AttributeOption>

  constructor(list: readonly Attribute[]) {
    this.list = list
    this.#byCode = new Map(list.map((one) => [one.code, one]))
    this.#options = new Map(list.flatMap(({ options }) => options.map((one) => [one.id, one])))
  }

  find(code: string): Attribute | undefined {
    return this.#byCode.get(code)
  }

  option(id: number): AttributeOption | undefined {
    return this.#options.get(id)
  }
}

/** Options with a blank label are not for readers. */
export function toAttributeMeta(attribute: Attribute, dialect: Dialect): AttributeMeta {
  const options = attribute.options.flatMap(({ id, key, labels, swatch }) => {
    const label = textIn(labels, dialect)?.trim() ?? ''
    return label === '' ? [] : [{ value: String(id), key, label, swatch }]
  })
  return {
    id: attribute.id,
    attribute_id: attribute.id,
    attribute_code: attribute.code,
    frontend_input: attribute.input,
    frontend_label: textIn(attribute.labels, dialect) ?? attribute.code,
    default_frontend_label: attribute.labels.en ?? attribute.code,
    position: attribute.position,
    is_comparable: attribute.isComparable,
    is_filterable: attribute.isFilterable,
    is_user_defined: attribute.isUserDefined,
    is_visible: true,
    is_visible_on_front: attribute.isVisibleOnFront,
    is_ordered: attribute.isOrdered,
    options,
  }
}
