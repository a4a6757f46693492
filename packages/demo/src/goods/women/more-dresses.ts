import { line } from '../line.ts'

const studio = { gender: 'women', collection: 'studio' } as const
const harbour = { gender: 'women', collection: 'harbour' } as const
const light = { gender: 'women', collection: 'first-light' } as const

export const womensMoreDresses = [
  ...line({ form: 'jumpsuit', cloth: 'linen', brand: 'merrow', ...harbour }, [
    [4441, 'yara', 228, 'terracotta ivory'],
    [4444, 'lotta', 219, 'sage navy', { off: 25, fit: 'easy' }],
  ]),
  ...line({ form: 'jumpsuit', cloth: 'viscose', brand: 'tove-lind', ...studio }, [
    [1341, 'juno', 268, 'ink petrol', { marks: ['top_collection'] }],
    [1344, 'mira', 274, 'forest', { print: 'leaf sage apricot' }],
  ]),
  ...line({ form: 'jumpsuit', cloth: 'chambray', brand: 'braak', ...light }, [
    [6441, 'tessa', 189, 'denim', { fit: 'easy' }],
    [6444, 'ida', 195, 'navy chalk', { off: 20, offWindow: 'future' }],
  ]),
  ...line({ form: 'dressTie', cloth: 'viscose', brand: 'tove-lind', ...studio }, [
    [1351, 'ines', 234, 'ivory', { print: 'leaf forest sage', model: undefined }],
    [1354, 'nora', 226, 'bordeaux', { print: 'dots rose', off: 20 }],
  ]),
  ...line({ form: 'dressTie', cloth: 'poplin', brand: 'sund', ...light }, [
    [5441, 'runa', 168, 'chalk', { print: 'bengal terracotta' }],
    [5444, 'liv', 172, 'navy', { print: 'floral butter rose', marks: ['is_promo'] }],
    [5447, 'freja', 164, 'apricot slate', { fit: 'easy' }],
  ]),
  ...line({ form: 'dressLong', cloth: 'silk', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3541, 'alma', 368, 'petrol', { print: 'leaf ivory sage' }],
    [3544, 'clio', 356, 'ivory espresso'],
  ]),
  ...line({ form: 'dressLong', cloth: 'velvet', brand: 'tove-lind', ...studio }, [
    [1361, 'astrid', 324, 'forest bordeaux', { marks: ['top_collection'] }],
    [1364, 'vera', 318, 'ink', { off: 30 }],
  ]),
  ...line({ form: 'dressLong', cloth: 'linen', brand: 'merrow', ...harbour }, [
    [4461, 'maren', 198, 'sky', { print: 'windowpane chalk', fit: 'easy' }],
    [4456, 'svea', 192, 'olive chalk', { fit: 'easy', off: 15 }],
  ]),
  ...line({ form: 'skirtPleated', cloth: 'satin', brand: 'tove-lind', ...studio }, [
    [1441, 'edda', 186, 'butter charcoal'],
    [1444, 'romy', 192, 'sage', { off: 20 }],
  ]),
  ...line(
    { form: 'skirtPleated', cloth: 'tweed', brand: 'orsa', gender: 'women', collection: 'long-winter' },
    [
      [2541, 'greta', 204, 'camel', { print: 'check navy chalk' }],
      [2544, 'saga', 198, 'chalk', { print: 'houndstooth charcoal' }],
    ],
  ),
  ...line({ form: 'skirtSlip', cloth: 'satin', brand: 'sund', ...light }, [
    [5461, 'elin', 118, 'ivory petrol'],
    [5464, 'wilma', 112, 'apricot', { off: 35 }],
  ]),
  ...line({ form: 'skirtSlip', cloth: 'silk', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3561, 'nell', 188, 'ivory', { print: 'leaf forest sage' }],
    [3564, 'signe', 194, 'espresso terracotta'],
  ]),
  ...line({ form: 'skirtSlip', cloth: 'velvet', brand: 'tove-lind', ...studio }, [
    [1451, 'petra', 176, 'petrol rose'],
  ]),
  ...line({ form: 'swimsuit', cloth: 'swimJersey', brand: 'sund', ...harbour }, [
    [5471, 'ada', 98, 'navy terracotta'],
    [5474, 'yara', 104, 'navy', { print: 'breton chalk', marks: ['is_promo'], model: undefined }],
    [5477, 'juno', 108, 'ink', { print: 'dots chalk' }],
  ]),
  ...line({ form: 'swimsuit', cloth: 'swimJersey', brand: 'merrow', ...harbour }, [
    [4471, 'mira', 112, 'petrol olive', { off: 30 }],
    [4474, 'tilda', 118, 'forest', { print: 'leaf sage butter' }],
  ]),
]
