import { expect, it } from 'vitest'
import { without } from './leave-out.ts'
import { FEATURES } from './left-out.ts'

const CODE = `
function used() { return unused(1) }
function unused(a) { function inner() { return a } return inner() }
function Thing(a) { this.a = a }
Thing.prototype.read = function () { return this.a }
Other.prototype.read = function () { return 1 }
`

it('functions do nothing, classes have no methods, all else stays', () => {
  expect(without(CODE, { functions: ['unused'], classes: ['Thing'] })).toBe(`
function used() { return unused(1) }
function unused(a) {}
function Thing(a) {}

Other.prototype.read = function () { return 1 }
`)
})

it('a name that is not there is told', () => {
  expect(() => without(CODE, { functions: ['used', 'gone'] })).toThrow('There is no gone')
})

it.each([
  `import { Suspense, ViewTransition } from 'react'`,
  `import { unstable_addTransitionType as note } from "react"`,
  `import {\n  Link,\n  useFetcher,\n} from 'react-router'`,
  '<React.Activity mode="hidden">',
  '<Fragment key={key} ref={list}>',
  '<Form navigate={false} method="post">',
  'submit(data, { navigate: false })',
  '<HydratedRouter instrumentations={ours} />',
])('%s asks for what is left out', (code) => {
  expect(FEATURES.test(code)).toBe(true)
})

it.each([
  `import { Fragment, useActionStateless, useState } from 'react'`,
  `import { useActivity } from '../activity.ts'`,
  '<Fragment key={title}><p ref={line} /></Fragment>',
  '<HydratedRouter />',
  'navigate(falsePath)',
])('%s does not', (code) => {
  expect(FEATURES.test(code)).toBe(false)
})
