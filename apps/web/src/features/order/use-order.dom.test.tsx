import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ORDER } from './testing/an-order.ts'
import { useOrder } from './use-order.ts'

function Shown({ link }: { link: string | null }) {
  const found = useOrder('o-1', link)
  const text = found.state === 'found' ? `${found.order.number} by ${found.access.key}` : found.state
  return (
    <button type="button" onClick={found.retry}>
      {text}
    </button>
  )
}
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['order.get'] = () => ORDER
})
const open = (link: string | null = null) => openPage(<Shown link={link} />, { shop })
const keys = () => shop.client.asked.filter(({ id }) => id === 'order.get').map(({ input }) => input.query)
const orderedHere = () => shop.storage.set('us-shop/orders/o-1', { access_key: 'kept', order_id: 'o-1' })

describe('who may read an order', () => {
  it('the browser that ordered it, by the key it kept', async () => {
    await orderedHere()
    await open()
    expect([page(), keys()]).toEqual(['000000042 by kept', [{ key: 'kept' }]])
  })

  it('whoever has the link of the mail, whatever this browser kept', async () => {
    await orderedHere()
    await open('link')
    expect(page()).toBe('000000042 by link')
  })

  it('its owner without any key, once it is known who is in', async () => {
    shop.session.set({ status: 'unknown', customer: null })
    await open()
    expect([page(), keys()]).toEqual(['loading', []])
    await act(async () => shop.session.set({ status: 'signed-in', customer: '7' }))
    await settled()
    expect([page(), keys()]).toEqual(['000000042 by undefined', [{}]])
  })

  it('no guest without a key: the shop is not even asked', async () => {
    await open()
    expect([page(), keys()]).toEqual(['unknown', []])
  })

  it('not the next person who signs in here, unless the shop says so', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    await open()
    expect(page()).toContain('000000042')
    shop.client.script['order.get'] = refuses(404)
    await act(async () => shop.session.set({ status: 'signed-in', customer: '8' }))
    await settled()
    expect(page()).toBe('unknown')
  })
})

describe('an order that does not come', () => {
  beforeEach(orderedHere)

  it('is asked for again by itself once the line is back', async () => {
    shop.client.script['order.get'] = refuses(0)
    await open()
    expect(page()).toBe('failed')
    shop.client.script['order.get'] = () => ORDER
    await act(async () => void dispatchEvent(new Event('online')))
    await settled()
    expect(page()).toBe('000000042 by kept')
  })

  it('for a wrong key is unknown, and a later try may find it', async () => {
    shop.client.script['order.get'] = refuses(404)
    await open()
    expect(page()).toBe('unknown')
    shop.client.script['order.get'] = () => ORDER
    await press('button', 'unknown')
    expect(page()).toBe('000000042 by kept')
  })

  it('is read anew when the page comes back out of the browser’s memory, and only then', async () => {
    await open()
    const shown = (persisted: boolean) =>
      act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    await shown(false)
    expect(keys()).toHaveLength(1)
    await shown(true)
    await settled()
    expect([keys().length, page()]).toEqual([2, '000000042 by kept'])
  })
})
