import { expect, it } from 'vitest'
import { compiledAhead } from './compile-ahead.ts'

it('a module that is run at once is compiled as it arrives', () => {
  expect(compiledAhead('import{t}from"./a.js";var n,r=t(e=>{e.a=()=>1}),i=t((e,n)=>{n.exports=r()});')).toBe(
    'import{t}from"./a.js";var n,r=t((function(e){e.a=()=>1})),i=t((function(e,n){n.exports=r()}));',
  )
})

it.each(['var a=t(e=>e+1);', 'var a=t(async e=>{await e});', 't(e=>{e()});', 'let a=1,b=f();'])(
  '%s stays as it is',
  (code) => {
    expect(compiledAhead(code)).toBe(code)
  },
)
