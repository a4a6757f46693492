import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Program, runCli } from './testing/run-cli.ts'
import { aSmallDisk, type SmallDisk } from './testing/small-disk.ts'

// Whole programs start and stop here, on file systems of their own.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const probe = aSmallDisk(1)
probe?.remove()
const canMount = probe !== undefined
const FULL = 'The disk is full: make room, or set DATA_DIR to a folder on a larger one.\n'

let disk: SmallDisk | undefined
let shop: Program | undefined
afterEach(async () => {
  shop?.child.kill('SIGTERM')
  await shop?.ended
  disk?.remove()
})

function startOn(megabytes: number, env: Record<string, string> = {}): { disk: SmallDisk; shop: Program } {
  disk = aSmallDisk(megabytes)
  if (!disk) throw new Error('there is no small disk')
  shop = runCli(['start'], { DATA_DIR: disk.folder, LOG_LEVEL: 'silent', ...env })
  return { disk, shop }
}

async function openCart(address: string): Promise<string | undefined> {
  const reply = await fetch(`${address}/api/cart/create`, { method: 'POST' })
  const { result } = (await reply.json()) as { result: string }
  if (reply.status === 200) return result
  expect(reply.status).toBe(503)
  return undefined
}

const isThere = async (address: string, cart: string) =>
  (await fetch(`${address}/api/cart/pull?cartId=${cart}`)).status === 200

test.runIf(canMount).for([4, 20, 60])(
  'a first start on a disk of %i MB says in one sentence that it is full',
  async (megabytes) => {
    const { code, err } = await startOn(megabytes).shop.ended
    expect({ code, err }).toEqual({ code: 1, err: FULL })
  },
)

test.runIf(canMount)(
  'a server that gives up on a full disk is told by that, whatever it said itself',
  async () => {
    disk = aSmallDisk(20)
    mkdirSync(join(disk?.folder ?? '', 'postgres'))
    shop = runCli(['start'], { DATA_DIR: disk?.folder ?? '' })
    expect(await shop.ended).toMatchObject({ code: 1, err: FULL })
  },
)

test.runIf(canMount)(
  'a disk that fills up: not ready, no cart is told that is not there, and with room again all go on',
  async () => {
    const { disk, shop } = startOn(400, { SEED: 'off' })
    const address = await shop.open
    const ready = async () => (await fetch(`${address}/health/ready`)).status
    expect(await ready()).toBe(200)
    const told: string[] = []
    const openCarts = async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        const cart = await openCart(address)
        if (cart) told.push(cart)
      }
    }
    const others = openCarts()
    disk.fill()
    await expect.poll(ready).toBe(503)
    await Promise.all([others, openCarts()])
    disk.clear()
    await expect.poll(ready, { timeout: 120_000 }).toBe(200)
    for (const cart of told) expect(await isThere(address, cart)).toBe(true)
    expect(await openCart(address)).toBeDefined()
  },
)
