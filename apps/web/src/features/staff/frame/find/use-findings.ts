import { listStaffOrders } from '@vitrine/contract/order/staff-orders'
import { listStaffFormerOrders } from '@vitrine/contract/people/staff-former-orders'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { shortNumber } from '../../staff-words.ts'
import { openPanel } from '../frame-panels.ts'
import { useSignOut } from '../leaving/use-sign-out.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { useDesk } from '../use-desk.ts'
import { useStaffScope } from '../use-staff-scope.ts'
import type { Finding } from './finding.ts'
import { useDebounced } from './use-debounced.ts'
import { usePersonFindings } from './use-person-findings.ts'

type Group = { title: MessageKey; findings: Finding[] }

const MOST = 5

/** `>` finds only what can be done, `#` orders, `@` people. */
export function useFindings(typed: string): Group[] {
  const [, sign = '', words = ''] = /^([>#@]?)(.*)$/s.exec(typed.trimStart()) ?? []
  const text = words.trim()
  const rooms = useRoomFindings(text)
  const acts = useActFindings(text)
  const orders = useOrderFindings(sign === '' || sign === '#' ? text : '')
  const former = useFormerFindings(sign === '' || sign === '#' ? text : '')
  const people = usePersonFindings(sign === '' || sign === '@' ? text : '')
  const all: (Group & { signs: string })[] = [
    { signs: '#', title: 'staff.orders', findings: orders },
    { signs: '#', title: 'staff.formerTitle', findings: former },
    { signs: '@', title: 'staff.customers', findings: people },
    { signs: '', title: 'staff.keysGo', findings: rooms },
    { signs: '>', title: 'staff.findDo', findings: acts },
  ]
  return all.filter(({ signs, findings }) => findings.length > 0 && (sign === '' || signs === sign))
}

const holds = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

function useRoomFindings(words: string): Finding[] {
  const t = useT()
  const { search } = useStaffScope()
  return useRooms()
    .flat()
    .map(({ to, icon, title }) => ({ id: to, icon, text: t(title), to: to + search }))
    .filter(({ text }) => holds(text, words))
}

function useActFindings(words: string): Finding[] {
  const t = useT()
  const leave = useSignOut()
  const acts: Finding[] = [
    { id: 'keys', icon: 'info', text: t('staff.keysTitle'), run: () => openPanel('keys') },
    { id: 'shop', icon: 'globe', text: t('staff.toShop'), to: '/' },
    { id: 'out', icon: 'person', text: t('account.signOut'), run: leave },
  ]
  return acts.filter(({ text }) => holds(text, words))
}

function useOrderFindings(words: string): Finding[] {
  const client = useClient()
  const { may } = useDesk()
  const rested = useDebounced(words)
  const key = rested !== '' && may('order:manage') ? `find orders ${rested}` : null
  const { latest } = useAnswer(key, () =>
    client.call(listStaffOrders, { query: { view: 'all', q: rested, size: MOST } }),
  )
  if (key === null || words === '') return []
  return (latest?.items ?? []).map(({ id, number, name, city }) => ({
    ...{ id: `order ${id}`, icon: 'box', text: shortNumber(number), second: [name, city].join(', ') },
    to: `/admin/orders/${id}?view=all`,
  }))
}

/** Of the shop that was here before, below those of this one. */
function useFormerFindings(words: string): Finding[] {
  const client = useClient()
  const { may } = useDesk()
  const rested = useDebounced(words)
  const key = rested !== '' && may('order:manage') ? `find former orders ${rested}` : null
  const { latest } = useAnswer(key, () =>
    client.call(listStaffFormerOrders, { query: { q: rested, size: MOST } }),
  )
  if (key === null || words === '') return []
  return (latest?.items ?? []).map(({ id, number, name, email, city }) => ({
    ...{ id: `former ${id}`, icon: 'history', text: number },
    second: [name || email, city].filter(Boolean).join(', '),
    to: `/admin/orders/former/${id}`,
  }))
}
