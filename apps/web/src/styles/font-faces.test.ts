import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const named = (css: string) => [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family)

test('a script that has not come makes no stand-in of the face that has, at any size', () => {
  const families = named(read('font-faces.css'))
  expect(families).toEqual([...new Set(families)])
})

test('each face is among those text is set in', () => {
  const tokens = read('tokens.css')
  for (const family of named(read('font-faces.css'))) expect(tokens).toContain(`"${family}"`)
})
