import type { CallInput } from '@vitrine/contract/call'
import {
  bringCustomers,
  type CustomerReport,
  MAX_CUSTOMER_BYTES,
} from '@vitrine/contract/people/customer-table'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'

type Body = NonNullable<CallInput<typeof bringCustomers>['body']>
type How = Required<Pick<Body, 'store' | 'charset'>>
/** A sentence of the shop about the table, else one of ours. */
type Trouble = { text: string; isServers: boolean }

export function useBringCustomers() {
  const t = useT()
  const client = useClient()
  const { code } = useStore()
  const [how, setHow] = useState<How>({ store: code, charset: 'utf-8' })
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<CustomerReport>()
  const [isTaken, setTaken] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  async function send(of: File, way: How, mode: 'try' | 'take'): Promise<void> {
    setTrouble(undefined)
    if (mode === 'try') setReport(undefined)
    setTaken(false)
    if (of.size > MAX_CUSTOMER_BYTES) return setTrouble({ text: t('staff.impPeopleLarge'), isServers: false })
    setBusy(true)
    try {
      setReport(await client.call(bringCustomers, { body: formOf(of, way, mode) }))
      setTaken(mode === 'take')
    } catch (error) {
      setTrouble(troubleOf(t, error))
    }
    setBusy(false)
  }
  return {
    ...{ file, how, report, isTaken, busy, trouble },
    choose(next: File) {
      setFile(next)
      return send(next, how, 'try')
    },
    /** Read otherwise, it may be another table. */
    change(part: Partial<How>) {
      const next = { ...how, ...part }
      setHow(next)
      if (file) void send(file, next, 'try')
    },
    take: async () => file && send(file, how, 'take'),
  }
}

function formOf(file: File, { store, charset }: How, mode: string) {
  const form = new FormData()
  form.set('name', file.name.slice(0, 200))
  form.set('store', store)
  form.set('charset', charset)
  form.set('mode', mode)
  form.append('file', file)
  return form as never
}

function troubleOf(t: ReturnType<typeof useT>, error: unknown): Trouble {
  if (!(error instanceof CallError)) throw error
  if (error.code === 409) return { text: t('staff.impPeopleOther'), isServers: false }
  const [first] = Array.isArray(error.meta.details) ? (error.meta.details as { message?: string }[]) : []
  if (error.code >= 400 && error.code < 500 && first?.message) return { text: first.message, isServers: true }
  return { text: t('staff.stepFailed'), isServers: false }
}
