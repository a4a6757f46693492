// Why something written of the catalogue is not taken: in English for programs, by its name for screens, which say it in
// the language of their reader (`staff.why…`).

const REASONS = {
  NAME_MISSING: 'has no English name',
  LABEL_TWICE: '{name} is there already',
  CODE_TAKEN: 'is the code of another attribute',
  CODE_RESERVED: 'is a name the shop itself uses',
  NO_OPTIONS: 'has no options to choose by',
  KIND_HAS_NONE: 'an attribute of this kind has no options',
  OPTION_UNKNOWN: '{option} is none of its options',
  OPTION_TWICE: '{option} comes twice',
  OPTION_IN_USE: '{name} is an option of {count} products',
  ATTRIBUTE_IN_USE: 'is an attribute of {count} products',
  NO_COLOR: 'is no colour such as #b4854f',
  PLACE_UNKNOWN: 'is no attribute it could stand in front of',
} as const
export type CatalogueReason = keyof typeof REASONS

type Figures = Record<string, string | number>
type Key = 'REQUIRED' | 'REFUSED' | 'GIVEN_TWICE'
export type CatalogueFault = {
  path: string
  key: Key
  message: string
  reason: CatalogueReason
  params?: Figures
}

export function catalogueFault(
  path: string,
  reason: CatalogueReason,
  { key = 'REFUSED', ...params }: Figures & { key?: Key } = {},
): CatalogueFault {
  const message = REASONS[reason].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  return { path, key, message, reason, ...(Object.keys(params).length > 0 && { params }) }
}
