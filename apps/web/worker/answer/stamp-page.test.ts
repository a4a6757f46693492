import { expect, it } from 'vitest'
import { stampPage } from './stamp-page.ts'

it('a copy says when it was made, and nothing else of it changes', () => {
  expect(stampPage('<!DOCTYPE html><html lang="de"><body>x</body></html>', '1700')).toBe(
    '<!DOCTYPE html><html data-saved-at="1700" lang="de"><body>x</body></html>',
  )
})

it('takes nothing but a number for a time', () => {
  expect(stampPage('<html>', '17"><script>')).toBe('<html data-saved-at="17">')
})
