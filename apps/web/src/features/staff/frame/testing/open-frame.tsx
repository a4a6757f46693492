// What stands around the rooms, with a desk as the shop answers it, and without the words that are fetched for it.
import type { StaffDesk } from '@vitrine/contract/desk/desk'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { pressKey, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useSession } from '#web/engine/use-session.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { openPanel } from '../frame-panels.ts'
import { setLetters } from '../letter-keys.ts'
import { DeskContext, useDeskOfFrame } from '../use-desk.ts'
import { useFrameKeys } from '../use-frame-keys.ts'

export const MANAGER: StaffDesk['may'] = ['account:read', 'order:manage', 'review:approve', 'partner:approve']

export const aDesk = (facts: Partial<StaffDesk> = {}): StaffDesk => ({
  ...{ name: 'Mona Lind', may: MANAGER, counts: { orders: 14, reviews: 0 }, views: [] },
  ...facts,
})

/** A shop whose staff is in. */
export function aDeskShop(desk: () => unknown = aDesk) {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['staff.desk'] = desk
  const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
  return { ...shop, asked }
}

function Frame({ children }: { children: ReactNode }) {
  const { customer } = useSession()
  return <DeskContext value={useDeskOfFrame()(customer)}>{children}</DeskContext>
}

type Where = { shop: ReturnType<typeof aDeskShop>; address?: string; store?: string }

export async function openFrame(children: ReactNode, where: Where) {
  stubDialog()
  openPanel(undefined)
  setLetters(true)
  onTestFinished(() => {
    openPanel(undefined)
    localStorage.clear()
  })
  const opened = await openPage(<Frame>{children}</Frame>, { address: '/admin', ...where })
  await settled()
  return opened
}

/** The keys of the frame, and nothing to see; how long the page is open is not asked. */
export function Keys() {
  useFrameKeys()
  return null
}

export const key = (name: string) => pressKey(document.activeElement ?? document.body, name)
