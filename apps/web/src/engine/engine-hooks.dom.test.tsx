import type { User } from '@vitrine/contract/user/user'
import { aLine } from '@vitrine/sync/testing/a-line'
import { act, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDrawer } from './drawer.ts'
import { useIsPartner } from './partner/use-is-partner.ts'
import { useLeaveToPay } from './pay/use-leave-to-pay.ts'
import { useReturnedOrder } from './pay/use-returned-order.ts'
import { page, press, settled } from './testing/find.ts'
import { openPage } from './testing/open-page.tsx'
import { refuses } from './testing/refuses.ts'
import { scriptedEngine } from './testing/scripted-engine.ts'
import { useCartCount } from './use-cart.ts'
import { useMay } from './use-may.ts'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
})
const somebody = (may: string[]) => ({ may }) as unknown as User

function Rights({ isWanted = true }) {
  const may = useMay(isWanted)
  const isPartner = useIsPartner(isWanted)
  return <p>{`${may ? may.join(',') || 'nothing' : 'unknown'} ${isPartner ?? 'unknown'};`}</p>
}

describe('what somebody may do', () => {
  const signIn = async (customer: string, may: string[]) => {
    shop.client.script['user.profile'] = () => somebody(may)
    await act(async () => shop.session.set({ status: 'signed-in', customer }))
    await settled()
  }

  it('is asked once by all parts of a page', async () => {
    shop.client.script['user.profile'] = () => somebody(['partner:change'])
    shop.session.set({ status: 'signed-in', customer: '7' })
    await openPage([<Rights key="1" />, <Rights key="2" />], { shop })
    expect([page(), shop.count('user.profile')]).toEqual(['partner:change true;partner:change true;', 1])
  })

  it('of a guest is nothing, and the shop is not asked', async () => {
    await openPage(<Rights />, { shop })
    expect([page(), shop.count('user.profile')]).toEqual(['nothing false;', 0])
  })

  it('is not told to who signs in after somebody else', async () => {
    await signIn('7', ['partner:change'])
    await openPage(<Rights />, { shop })
    expect(page()).toBe('partner:change true;')
    await signIn('8', [])
    expect(page()).toBe('nothing false;')
    await act(async () => shop.session.set({ status: 'guest', customer: null }))
    expect(page()).toBe('nothing false;')
  })

  it('is unknown while nobody wants to know it', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    await openPage(<Rights isWanted={false} />, { shop })
    expect([page(), shop.count('user.profile')]).toEqual(['unknown unknown;', 0])
  })

  it('that could not be asked is asked anew by the next part', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    shop.client.script['user.profile'] = refuses(404)
    const { leave } = await openPage(<Rights />, { shop })
    expect(page()).toBe('unknown unknown;')
    leave()
    shop.client.script['user.profile'] = () => somebody([])
    await openPage(<Rights />, { shop })
    expect(page()).toBe('nothing false;')
  })
})

function Pay({ id, link }: { id: string; link?: string }) {
  const leave = useLeaveToPay()
  const [left, setLeft] = useState('')
  const pay = () =>
    void leave(id, link === undefined ? {} : { pay_link: link }).then((is) => setLeft(String(is)))
  return (
    <button type="button" onClick={pay}>
      {`Pay ${left}`}
    </button>
  )
}
const Returned = ({ named }: { named: string | null }) => <p>{String(useReturnedOrder(named))}</p>

describe('an order that is paid elsewhere', () => {
  const kept = async () => (await shop.engine.activeOrder.read())?.activeOrderId

  it('is known when the browser comes back without a word', async () => {
    await shop.engine.activeOrder.keep({ activeOrderId: 'o1' })
    await openPage(<Returned named={null} />, { shop })
    expect(page()).toBe('o1')
  })

  it('is the one the service speaks of, whichever was being paid', async () => {
    await shop.engine.activeOrder.keep({ activeOrderId: 'o1' })
    await openPage(<Returned named="o2" />, { shop })
    expect(page()).toBe('o2')
  })

  it('is none where nobody was paying', async () => {
    await openPage(<Returned named={null} />, { shop })
    expect(page()).toBe('null')
  })

  it('that is settled in the shop leaves the one before as it was', async () => {
    await shop.engine.activeOrder.keep({ activeOrderId: 'o1' })
    await openPage(<Pay id="o2" />, { shop })
    await press('button', /^Pay/)
    expect([page(), await kept()]).toEqual(['Pay false', 'o1'])
  })
})

it('an address that is no page of the web is not gone to', async () => {
  await openPage(<Pay id="o2" link="javascript:alert(1)" />, { shop })
  await press('button', /^Pay/)
  expect(page()).toBe('Pay false')
})

describe('the drawer of the bag', () => {
  it('that was opened anew meanwhile is not closed by who opened it before', () => {
    const drawer = createDrawer()
    const isMine = drawer.open()
    expect([drawer.get(), isMine()]).toEqual([true, true])
    const isTheirs = drawer.open()
    expect([isMine(), isTheirs()]).toEqual([false, true])
    drawer.close()
    expect(drawer.get()).toBe(false)
  })
})

const Count = () => <p>{useCartCount()}</p>

it('the number at the bag follows what is in it, as the shop prefers to count', async () => {
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 3)
  const { leave } = await openPage(<Count />, { shop })
  expect(page()).toBe('3')
  leave()
  await openPage(<Count />, { shop, info: { minicartCount: 'lines' } })
  expect(page()).toBe('1')
  await act(async () => void (await shop.cart.setLine(aLine({ sku: 'B', parentSku: 'B' }), 1)))
  expect(page()).toBe('2')
})
