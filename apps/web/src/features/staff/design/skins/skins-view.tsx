import { CallError } from '@vitrine/contract/reply'
import { type SkinFault, skinFaults } from '@vitrine/domain/design/skin/skin-faults'
import { skinTokens } from '@vitrine/domain/design/skin/skin-tokens'
import { STORE_CODES, type StoreCode } from '@vitrine/domain/store/store-view'
import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import design from '../design.module.css'
import { DesignTabs } from '../design-tabs.tsx'
import { DeviceFrame } from '../preview/device-frame.tsx'
import { StoreSelect } from '../preview/store-select.tsx'
import { applySkin } from './apply-skin.ts'
import { SkinBar } from './skin-bar.tsx'
import { SkinForm } from './skin-form.tsx'
import { faultText } from './skin-words.ts'
import styles from './skins.module.css'
import { useSkin } from './use-skin.ts'

/** Colours, radius and headings of one store, beside the page they make. Of which store stands in the address. */
export function SkinsView() {
  const { code } = useStore()
  const [params, setParams] = useSearchParams()
  const store = STORE_CODES.find((one) => one === params.get('of')) ?? code
  const choose = (of: StoreCode) => setParams({ of }, { replace: true, preventScrollReset: true })
  return (
    <div className={staff.page}>
      <Room key={store} store={store} onStore={choose} />
    </div>
  )
}

type RoomProps = { store: StoreCode; onStore(store: StoreCode): void }
type Loaded = ReturnType<typeof useSkin>

function Room({ store, onStore }: RoomProps) {
  const t = useT()
  const skin = useSkin(store)
  const why = useRef<HTMLDivElement>(null)
  const { desk, look, error, retry } = skin
  if (error instanceof CallError && error.code === 403) return <Denied />
  const faults = look ? skinFaults(look.state) : []
  return (
    <>
      <header className={design.bar}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.design')}
        </h1>
        <StoreSelect store={store} onChange={onStore} />
        {desk && look && <SkinBar {...{ skin, desk, faults, why }} />}
      </header>
      <DesignTabs />
      {skin.conflict && <Conflict skin={skin} />}
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!desk && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {look && (
        <div className={styles.desk}>
          <div>
            <Faults faults={faults} place={why} />
            <SkinForm look={look} onChange={skin.change} />
          </div>
          <DeviceFrame
            src={`/${store}/admin/preview/home`}
            version={store}
            dress={(root) => applySkin(root, skinTokens(look.state))}
          />
        </div>
      )}
    </>
  )
}

type FaultsProps = { faults: readonly SkinFault[]; place: RefObject<HTMLDivElement | null> }

/** Said while it is edited, and where a press to publish leads to. */
function Faults({ faults, place }: FaultsProps) {
  const t = useT()
  const { locale } = useStore()
  if (faults.length === 0) return null
  return (
    <div ref={place} tabIndex={-1} className={styles.faults}>
      <Note tone="error">
        <p>{t('staff.skinPoor')}</p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.ink} ${fault.ground}`}>{faultText(t, fault, locale)}</li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function Conflict({ skin }: { skin: Loaded }) {
  const t = useT()
  return (
    <Note tone="warn">
      <p>{t('staff.contentConflict', { name: skin.conflict?.draft?.by ?? t('staff.contentSomebody') })}</p>
      <div className={design.acts}>
        <Button look="line" onClick={skin.takeTheirs}>
          {t('staff.contentTakeTheirs')}
        </Button>
        <Button look="line" onClick={skin.keepMine}>
          {t('staff.contentKeepMine')}
        </Button>
      </div>
    </Note>
  )
}
