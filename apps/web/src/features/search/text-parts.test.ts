import { expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

const marked = (label: string, typed: string) =>
  textParts(label, typed)
    .map(({ text, isTyped }) => (isTyped ? text : `*${text}*`))
    .join('')

it.each([
  ['jumper merino', 'jump', 'jump*er merino*'],
  ['Jumper', 'jUM', 'Jum*per*'],
  ['cotton jumper', 'jump ', '*cotton *jump*er*'],
  ['Пальто шерстяное', 'паль', 'Паль*то шерстяное*'],
  ['羊毛大衣', '大衣', '*羊毛*大衣'],
  ['jumper', 'jumpr', '*jumper*'],
  ['jumper', '', '*jumper*'],
  ['İpek', 'pek', '*İpek*'],
])('of "%s" it tells what "%s" has said already', (label, typed, shown) => {
  expect(marked(label, typed)).toBe(shown)
})
