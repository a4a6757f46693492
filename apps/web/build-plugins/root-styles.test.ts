import { expect, it } from 'vitest'
import { toRootStyles } from './root-styles.ts'

const ROOT = 'src/root.tsx?__react-router-build-client-route'
const built = {
  [ROOT]: { file: 'root.js', isEntry: true, imports: ['_frame.js'] },
  '_frame.js': { file: 'frame.js', css: ['frame.css'] },
  '_late.js': { file: 'late.js', imports: ['_frame.js'], css: ['late.css'] },
}

it('the styles every page has are the root’s, so no late part brings them again', () => {
  expect(toRootStyles(built)).toEqual({
    [ROOT]: { file: 'root.js', isEntry: true, imports: ['_frame.js'], css: ['frame.css'] },
    '_frame.js': { file: 'frame.js' },
    '_late.js': { file: 'late.js', imports: ['_frame.js'], css: ['late.css'] },
  })
})

it('a build without a root is no build', () => {
  expect(() => toRootStyles({})).toThrow('no root')
})
