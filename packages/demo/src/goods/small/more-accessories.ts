import { line } from '../line.ts'

const archive = { gender: 'unisex', collection: 'archive' } as const
const winter = { gender: 'unisex', collection: 'long-winter' } as const
const harbour = { gender: 'unisex', collection: 'harbour' } as const
const studio = { gender: 'unisex', collection: 'studio' } as const

const bags = [
  ...line(
    { form: 'crossbody', cloth: 'calf', brand: 'halma', ...archive, extras: ['monogram', 'giftWrap'] },
    [
      [3961, 'ines', 228, 'camel ink bordeaux', { marks: ['top_collection'] }],
      [3964, 'clio', 242, 'terracotta oat'],
      [3967, 'juno', 236, 'petrol', { off: 20 }],
    ],
  ),
  ...line({ form: 'crossbody', cloth: 'suede', brand: 'tove-lind', ...studio }, [
    [1961, 'romy', 218, 'rose tobacco'],
    [1964, 'saga', 212, 'olive', { off: 30, offWindow: 'past' }],
  ]),
  ...line({ form: 'crossbody', cloth: 'canvas', brand: 'sund', ...harbour }, [
    [5861, 'lotta', 84, 'ivory navy'],
    [5864, 'tilda', 79, 'sage', { single: true, marks: ['is_promo'] }],
    [5867, 'theo', 82, 'olive', { single: true }],
  ]),
  ...line({ form: 'tote', cloth: 'canvas', brand: 'sund', ...harbour }, [
    [5871, 'runa', 82, 'navy', { single: true }],
    [5874, 'maren', 86, 'ivory', { print: 'breton navy', single: true }],
  ]),
  ...line({ form: 'tote', cloth: 'calf', brand: 'halma', ...archive, extras: ['monogram'] }, [
    [3971, 'vera', 358, 'espresso bordeaux'],
    [3974, 'alma', 364, 'oat', { off: 15 }],
  ]),
]

const knits = [
  ...line({ form: 'beanie', cloth: 'lambswool', brand: 'orsa', ...winter }, [
    [2941, 'nils', 46, 'forest camel'],
    [2944, 'ulf', 49, 'bordeaux charcoal', { off: 20 }],
    [2947, 'saga', 47, 'rose ivory'],
  ]),
  ...line({ form: 'beanie', cloth: 'mohair', brand: 'tove-lind', ...studio }, [
    [1971, 'freja', 68, 'rose butter', { marks: ['is_promo'] }],
    [1974, 'elin', 72, 'sky'],
  ]),
  ...line({ form: 'scarf', cloth: 'mohair', brand: 'tove-lind', ...studio }, [
    [1981, 'nora', 128, 'sage apricot'],
    [1987, 'vera', 132, 'petrol'],
    [1984, 'wilma', 134, 'oat', { print: 'check rose espresso' }],
  ]),
  ...line({ form: 'scarf', cloth: 'tweed', brand: 'orsa', ...winter }, [
    [2951, 'arvid', 94, 'stone', { print: 'houndstooth ink' }],
    [2954, 'otto', 98, 'forest', { print: 'windowpane apricot', off: 25 }],
  ]),
  ...line({ form: 'scarf', cloth: 'silk', brand: 'halma', ...archive, extras: ['giftWrap', 'card'] }, [
    [3981, 'astrid', 118, 'ivory', { print: 'leaf forest sage' }],
    [3984, 'edda', 122, 'navy', { print: 'dots chalk' }],
  ]),
]

const trimmings = [
  ...line({ form: 'belt', cloth: 'calf', brand: 'calder', ...studio, extras: ['monogram'] }, [
    [7981, 'emil', 78, 'espresso ink'],
    [7984, 'henrik', 82, 'camel'],
    [7987, 'marit', 74, 'bordeaux', { off: 20 }],
  ]),
  ...line({ form: 'belt', cloth: 'suede', brand: 'halma', ...archive }, [
    [3991, 'leo', 88, 'tobacco navy'],
    [3994, 'petra', 84, 'sage', { off: 15, offWindow: 'future' }],
  ]),
  ...line({ form: 'sunglasses', cloth: 'acetate', brand: 'braak', ...harbour }, [
    [6971, 'hugo', 148, 'ink tobacco'],
    [6974, 'tessa', 152, 'bordeaux', { off: 20 }],
    [6977, 'svea', 156, 'olive'],
    [6979, 'oskar', 154, 'charcoal camel'],
  ]),
  ...line({ form: 'sunglasses', cloth: 'acetate', brand: 'tove-lind', ...harbour }, [
    [1991, 'mira', 168, 'espresso rose', { marks: ['top_collection'] }],
    [1994, 'bruno', 172, 'petrol'],
  ]),
  ...line({ form: 'watch', cloth: 'calf', brand: 'kesten', ...archive, extras: ['giftWrap'] }, [
    [8971, 'konrad', 268, 'tobacco ink', { marks: ['top_collection'] }],
    [8974, 'signe', 259, 'bordeaux', { off: 15 }],
    [8977, 'viktor', 274, 'navy'],
  ]),
  ...line({ form: 'watch', cloth: 'suede', brand: 'kesten', ...archive }, [
    [8981, 'ada', 248, 'sand forest'],
    [8984, 'simon', 252, 'charcoal', { marks: ['only_promo'] }],
  ]),
  ...line(
    { form: 'necklace', cloth: 'brass', brand: 'tove-lind', ...studio, single: true, extras: ['giftWrap'] },
    [
      [1911, 'liv', 98, 'camel'],
      [1914, 'yara', 108, 'mist', { cloth: 'silver', off: 20 }],
    ],
  ),
  ...line(
    { form: 'pearls', cloth: 'brass', brand: 'halma', ...archive, single: true, extras: ['giftWrap'] },
    [
      [3921, 'greta', 164, 'chalk', { marks: ['is_promo'] }],
      [3924, 'hedda', 172, 'chalk'],
    ],
  ),
  ...line({ form: 'hoops', cloth: 'brass', brand: 'tove-lind', ...studio, single: true }, [
    [1921, 'nell', 68, 'camel'],
    [1924, 'ida', 74, 'mist', { cloth: 'silver', off: 25 }],
  ]),
  ...line({ form: 'dropEarrings', cloth: 'brass', brand: 'halma', ...archive, single: true }, [
    [3926, 'alma', 78, 'camel'],
    [3928, 'tilda', 84, 'mist', { cloth: 'silver', off: 15, offWindow: 'future' }],
  ]),
]

export const moreAccessories = [...bags, ...knits, ...trimmings]
