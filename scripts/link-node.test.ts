import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkNode } from './link-node.mjs'

const OWN = `node-${process.platform}-${process.arch}/bin`

let root: string
let link: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-node-'))
  link = join(root, 'node_modules/.bin/node')
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function bringNode() {
  mkdirSync(join(root, 'node_modules', OWN), { recursive: true })
  writeFileSync(join(root, 'node_modules', OWN, 'node'), '')
}

it('an install by npm 10 runs the Node it brought, whose link that npm takes away', () => {
  bringNode()
  expect(linkNode(root)).toBe(link)
  expect(readlinkSync(link)).toBe(`../${OWN}/node`)
})

it('a link to the Node of an install before leads to that of this one', () => {
  bringNode()
  symlinkSync('../node-of-yesterday/bin/node', link)
  expect(linkNode(root)).toBe(link)
  expect(existsSync(link)).toBe(true)
})

it('a link that leads to a Node stays', () => {
  bringNode()
  writeFileSync(join(root, 'node_modules/own-node'), '')
  symlinkSync('../own-node', link)
  linkNode(root)
  expect(readlinkSync(link)).toBe('../own-node')
})

it('where no Node came for this machine, the one at hand goes on', () => {
  expect(linkNode(root)).toBe(process.execPath)
  expect(existsSync(link)).toBe(false)
})
