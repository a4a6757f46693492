/** What documents name by id, in the language of one reader. */
export type Labels = {
  /** How a boolean attribute that holds reads. */
  yes: string
  option(id: number): { label: string; swatch: string | null; place: number } | undefined
  attribute(code: string): AttributeLabel | undefined
  category(id: number): { name: string; urlPath: string } | undefined
}

export type AttributeLabel = {
  id: number
  label: string
  position: number
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'number'
  isVisibleOnFront: boolean
  /** Its options are read in the order somebody has put them in. */
  isOrdered: boolean
}
