/** The filters a list may be narrowed by, in the order they are shown; what a catalogue does not have is not drawn. */
export const FACETS = [
  'size',
  'color',
  'ptype',
  'price',
  'brand',
  'manufacturer',
  'gender',
  'material',
  'set',
  'approved',
  'style_general',
  'style_bottom',
  'style_bags',
  'pattern',
  'climate',
  'activity',
  'collar',
  'sleeve',
  'category_gear',
  'strap_bags',
  'features_bags',
  'format',
] as const

/** Of these a shop may have more than an answer brings by itself. */
export const WHOLE: readonly string[] = ['size', 'color', 'ptype', 'brand', 'manufacturer', 'material']

/** Everything a list address may say. */
export const LIST_PARAMS = [...FACETS, 'sort', 'page', 'q'] as const
