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
  ['V-\u2060neck jumper', 'v-neck', 'V-\u2060neck* jumper*'],
  ['棉T\u2060恤', 't恤', '*棉*T\u2060恤'],
  ['Футболка из\u00a0хлопка', 'футболка из хл', 'Футболка из\u00a0хл*опка*'],
  ['jumper', 'jumpr', '*jumper*'],
  ['jumper', '', '*jumper*'],
  ['İpek', 'pek', '*İ*pek'],
])('of "%s" it tells what "%s" has said already', (label, typed, shown) => {
  expect(marked(label, typed)).toBe(shown)
})
