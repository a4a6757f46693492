import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownColors } from '@vitrine/domain/design/skin/skin-colors'
import { BUILT_IN_COLORS } from '@vitrine/domain/design/skin/skin-values'
import { expect, test } from 'vitest'

test('a skin begins with the very colours the shop is built with', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const built = Object.entries(shownColors({ colors: {} })).map(([name, color]) => [
    `--color-${name.replaceAll('_', '-')}`,
    color,
  ])
  for (const [token, color] of built) expect(css).toContain(`${token}: ${color};`)
  expect(Object.keys(BUILT_IN_COLORS).length).toBeGreaterThan(0)
})
