import { removeView, type StaffView, saveView } from '@vitrine/contract/desk/desk'
import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { STAFF_ROOMS } from '../rooms/staff-rooms.ts'
import { useDesk } from '../use-desk.ts'
import styles from './saved-views.module.css'
import { useViewCounts } from './use-view-counts.ts'

/** What is opened beside a list belongs to it. */
const ROOMS = [
  // A list of its own within the room of the orders.
  '/admin/orders/former',
  ...STAFF_ROOMS.flat()
    .filter(({ hasViews }) => hasViews)
    .map(({ to }) => to),
]

/** Views of the list of this room that were kept, and the way to keep the one that is looked at. */
export function SavedViews() {
  const { name } = useDesk()
  const { pathname } = useLocation()
  const room = ROOMS.find((one) => pathname.endsWith(one) || pathname.includes(`${one}/`))
  return room === undefined || name === undefined ? null : <ViewsOf key={room} room={room} />
}

function ViewsOf({ room }: { room: string }) {
  const t = useT()
  const client = useClient()
  const { views: known, recount } = useDesk()
  const { search } = useLocation()
  const [changed, setChanged] = useState<{ since: typeof known; views: readonly StaffView[] }>()
  // Once the desk was counted anew it knows better, also of what another window has kept.
  const views = (changed?.since === known ? changed.views : known).filter((view) => view.room === room)
  const here = inOrder(search)
  const open = views.find((view) => inOrder(view.search) === here)
  const countOf = useViewCounts(room, views, open?.id)
  const isKept = here === '' || open !== undefined
  const change = async (ask: () => Promise<readonly StaffView[]>): Promise<boolean> => {
    try {
      setChanged({ since: known, views: await ask() })
      recount()
      return true
    } catch (error) {
      const isFull = error instanceof CallError && error.code === 400
      notify({ text: t(isFull ? 'staff.viewsFull' : 'staff.viewFailed'), tone: 'error' })
      return false
    }
  }
  if (views.length === 0 && isKept) return null
  return (
    <nav className={styles.views} aria-label={t('staff.views')}>
      {views.map((view) => (
        <span key={view.id} className={styles.view}>
          <Link
            to={{ pathname: room, search: view.search }}
            aria-current={view === open ? 'page' : undefined}
          >
            {view.name}
            <span className={styles.count}>{countOf(view)}</span>
          </Link>
          <IconButton
            icon="close"
            label={t('staff.viewForget', { name: view.name })}
            onClick={() => void change(() => client.call(removeView, { params: { id: view.id } }))}
          />
        </span>
      ))}
      {!isKept && (
        <KeepView
          onKeep={(name) => change(() => client.call(saveView, { body: { room, name, search: here } }))}
        />
      )}
    </nav>
  )
}

function KeepView({ onKeep }: { onKeep(name: string): Promise<boolean> }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const form = useSentForm({
    start: { name: '' },
    async send({ name }) {
      if (name.trim() === '' || !(await onKeep(name.trim()))) return {}
      setOpen(false)
      return undefined
    },
    failed: 'staff.viewFailed',
  })
  if (!isOpen)
    return (
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {t('staff.viewKeep')}
      </button>
    )
  return (
    <form
      {...form.formProps}
      className={styles.keep}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <input
        className={staff.field}
        aria-label={t('staff.viewName')}
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        value={form.values.name}
        onChange={({ target }) => form.put('name', target.value)}
      />
      <button type="submit" className={staff.chip} aria-busy={form.isBusy || undefined}>
        {t('staff.viewSave')}
      </button>
    </form>
  )
}

/** Two addresses are one view where they say the same, in whatever order. */
function inOrder(search: string): string {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}
