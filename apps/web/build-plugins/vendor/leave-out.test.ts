import { expect, it } from 'vitest'
import { without } from './leave-out.ts'
import { FEATURES } from './left-out.ts'

const CODE = `
function used() { return unused(1) }
function unused(a) { function inner() { return a } return inner() }
function Thing(a) { this.a = a }
Thing.prototype.read = function () { return this.a }
Other.prototype.read = function () { return 1 }
exports.offered = function (a) { return a };
exports.kept = function (a) { return a }
const Part = wrap((a) => unused(a)), Kept = wrap(used)
Part.title = 'part'
`

it('functions do nothing or are not offered, classes have no methods, constants are nothing, all else stays', () => {
  expect(without(CODE, { functions: ['unused', 'offered'], classes: ['Thing'], constants: ['Part'] })).toBe(`
function used() { return unused(1) }
function unused(a) {}
function Thing(a) {}

Other.prototype.read = function () { return 1 }

exports.kept = function (a) { return a }
const Part = {}, Kept = wrap(used)
Part.title = 'part'
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
  `import { Form, Link } from 'react-router'`,
  '<HydratedRouter instrumentations={ours} />',
  '<ShopLink to="/" prefetch="intent">',
  '<style href="late" precedence="low">',
  '<input onBeforeInput={look} />',
  '<model-viewer src={shoe} />',
  'jsx("model-viewer", { src: shoe })',
  `import { c } from 'react/compiler-runtime'`,
  'ReactDOM.preload(next, { as: "image" })',
  `import { flushSync, preload } from 'react-dom'`,
])('%s asks for what is left out', (code) => {
  expect(FEATURES.test(code)).toBe(true)
})

it.each([
  `import { Fragment, useActionStateless, useState } from 'react'`,
  `import { useActivity } from '../activity.ts'`,
  '<Fragment key={title}><p ref={line} /></Fragment>',
  '<HydratedRouter />',
  '<link rel="prefetch" href={next} />',
  `import { flushSync } from 'react-dom'`,
  'isShort<number>(a-b)',
  'navigate(falsePath)',
])('%s does not', (code) => {
  expect(FEATURES.test(code)).toBe(false)
})
