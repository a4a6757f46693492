import { describe, expect, it } from 'vitest'
import { customMedia } from './custom-media.ts'
import { styleLayers } from './style-layers.ts'

type Transform = (code: string, id: string) => { code: string } | undefined
const through = (plugin: { transform?: unknown }) => plugin.transform as Transform
const media = through(customMedia())
const layers = through(styleLayers())
const RULE = '@media (--phone) { a { color: red } }'

describe('a style sheet that names a breakpoint', () => {
  it.each(['/src/ui/button.module.css', '/src/shell/plain/plain-html.css?inline'])(
    'knows it, also as text: %s',
    (id) => {
      const { code = '' } = media(RULE, id) ?? {}
      expect(code).toMatch(/@custom-media --phone \(max-width: 767px\);.*--tablet \(min-width: 768px\)/)
      expect(code.endsWith(RULE)).toBe(true)
      // One line, so that what is wrong in a sheet is told by the line it stands in.
      expect(code.split('\n')).toHaveLength(1)
    },
  )

  it.each([
    ['a { color: var(--ink) }', '/src/a.css'],
    ['const a = "(--phone)"', '/src/a.tsx'],
  ])('and %s is left as it is', (code, id) => {
    expect(media(code.replace('var(--ink)', 'red'), id)).toBeUndefined()
  })
})

describe('the styles of what all screens are made of', () => {
  it('lie below those of a screen, whichever comes first', () => {
    expect(layers('a{}', '/apps/web/src/ui/form/field.module.css')?.code).toBe(
      '@layer base, ui; @layer ui { a{} }',
    )
    expect(layers('a{}', '/apps/web/src/ui/button.module.css?used')).toBeDefined()
  })

  it.each(['/apps/web/src/features/cart/ui-list.css', '/apps/web/src/ui/button.tsx'])('%s does not', (id) => {
    expect(layers('a{}', id)).toBeUndefined()
  })
})
