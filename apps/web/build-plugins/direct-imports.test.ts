import { expect, it } from 'vitest'
import { importDirectly, nameDirectly, passedOn } from './direct-imports.ts'

const aChunk = (code: string, isEntry = false) => ({ fileName: 'assets/view-1.js', code, isEntry })

it('a file that only passes names on is left out of the way', () => {
  const passed = passedOn(aChunk('export{t as View,load}from"./parts-2.js";'))
  const code = 'f(()=>import("./view-1.js"),["assets/view-1.js","assets/view-1.css"]);import("./parts-2.js")'
  expect(importDirectly(code, passed)).toBe(
    'f(()=>import("./parts-2.js").then(e=>({View:e.t,load:e.load})),["assets/parts-2.js","assets/view-1.css"]);import("./parts-2.js")',
  )
})

it.each([
  ['a page', aChunk('export{t as default}from"./parts-2.js";', true)],
  ['one that does something', aChunk('import"./parts-2.js";export{t as View}from"./parts-2.js";')],
  ['one with code of its own', aChunk('const t=1;export{t as View};')],
])('%s stays', (_, chunk) => {
  expect(passedOn(chunk)).toEqual([])
})

it('a bag asks for no script that was left out of the way: the manifest names the file behind it', () => {
  const engine = { file: 'assets/engine-2.js', imports: ['_frame.js'], css: ['assets/engine-2.css'] }
  const manifest = {
    '_engine-2.js': { ...engine, name: 'engine' },
    'src/open-engine.ts': { file: 'assets/open-engine-1.js', name: 'open-engine', imports: ['_engine-2.js'] },
  }
  const passed = [{ by: 'assets/open-engine-1.js', from: 'assets/engine-2.js' }]
  expect(nameDirectly(manifest, passed)).toEqual({
    ...manifest,
    'src/open-engine.ts': { ...engine, name: 'open-engine' },
  })
})
