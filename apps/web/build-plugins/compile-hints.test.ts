import { expect, it } from 'vitest'
import { compileHints } from './compile-hints.ts'

const chunk = (name: string) => ({ type: 'chunk', name, code: 'const m=[];export{m}' })

it('what every page starts with is compiled while it arrives, and what may never run is not', () => {
  const bundle = { a: chunk('vendor'), b: chunk('frame'), c: chunk('admin-page'), d: { type: 'asset' } }
  const { generateBundle } = compileHints()
  if (typeof generateBundle !== 'object') throw new Error('it wants to be the last')
  expect(generateBundle.order).toBe('post')
  generateBundle.handler.call({} as never, {} as never, bundle as never, true)
  expect([bundle.a.code, bundle.b.code]).toEqual(
    Array(2).fill('//# allFunctionsCalledOnLoad\nconst m=[];export{m}'),
  )
  expect(bundle.c.code).toBe('const m=[];export{m}')
})
