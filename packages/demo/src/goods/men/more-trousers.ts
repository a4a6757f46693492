import { line } from '../line.ts'

const studio = { gender: 'men', collection: 'studio' } as const
const harbour = { gender: 'men', collection: 'harbour' } as const
const winter = { gender: 'men', collection: 'long-winter' } as const

export const mensMoreTrousers = [
  ...line({ form: 'shorts', cloth: 'linen', brand: 'merrow', ...harbour }, [
    [4841, 'leo', 94, 'ivory navy'],
    [4844, 'tom', 98, 'sage', { off: 20 }],
  ]),
  ...line({ form: 'shorts', cloth: 'gabardine', brand: 'braak', ...harbour }, [
    [6841, 'emil', 86, 'sand olive'],
    [6844, 'rufus', 89, 'ink'],
  ]),
  ...line({ form: 'shorts', cloth: 'chambray', brand: 'sund', ...harbour }, [
    [5855, 'theo', 78, 'denim', { off: 25, offWindow: 'future' }],
  ]),
  ...line({ form: 'trousersStraight', cloth: 'corduroy', brand: 'calder', ...winter }, [
    [7861, 'otto', 158, 'tobacco'],
    [7864, 'bruno', 154, 'forest', { off: 20 }],
    [7867, 'jasper', 162, 'navy', { marks: ['is_promo'] }],
  ]),
  ...line({ form: 'trousersStraight', cloth: 'wool', brand: 'kesten', ...studio }, [
    [8841, 'viktor', 226, 'charcoal', { print: 'pinstripe mist' }],
    [8844, 'henrik', 232, 'stone', { print: 'windowpane navy' }],
  ]),
  ...line({ form: 'trousersWide', cloth: 'flannel', brand: 'kesten', ...studio }, [
    [8847, 'felix', 248, 'slate'],
    [8849, 'elias', 254, 'camel', { off: 30 }],
  ]),
  ...line({ form: 'jeans', cloth: 'denim', brand: 'braak', gender: 'men', collection: 'first-light' }, [
    [6851, 'nils', 148, 'sky'],
    [6854, 'marlon', 152, 'charcoal', { off: 15 }],
  ]),
  ...line({ form: 'jeans', cloth: 'rawDenim', brand: 'braak', gender: 'men', collection: 'archive' }, [
    [6857, 'lars', 182, 'ink'],
  ]),
]
