import { endDevice, listDevices } from '@vitrine/contract/user/devices'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'

export function DeviceList() {
  const t = useT()
  const { locale } = useStore()
  const client = useClient()
  const { customer } = useSession()
  const { answer: devices = [], retry } = useAnswer(`devices ${customer}`, () => client.call(listDevices))
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  async function end(id: number) {
    try {
      await client.call(endDevice, { params: { id } })
      notify({ text: t('account.ended'), tone: 'success' })
    } catch {
      notify({ text: t('login.failed'), tone: 'error' })
    }
    retry()
  }
  const nameOf = (device: string | null) => device || t('account.unknownDevice')
  return (
    <ul className={styles.devices}>
      {devices.map(({ id, device, started_at, is_current }) => (
        <li key={id}>
          <span>
            {is_current ? t('account.thisDevice', { device: nameOf(device) }) : nameOf(device)}
            <br />
            <small className="tone-second">
              {t('account.since', { date: day.format(new Date(started_at)) })}
            </small>
          </span>
          {!is_current && (
            <button type="button" className="text-link" onClick={() => void end(id)}>
              {t('account.endDevice')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
