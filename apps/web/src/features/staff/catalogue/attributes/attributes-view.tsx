import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import { CatalogueTabs } from '../catalogue-tabs.tsx'
import desk from '../categories/categories.module.css'
import { AttributeList } from './attribute-list.tsx'
import { AttributeForm } from './form/attribute-form.tsx'
import { NewAttribute } from './new-attribute.tsx'
import { useAttributeList } from './use-attribute-list.ts'

/** All attributes in their order, and the one that is open beside them. */
export function AttributesView({ id }: { id: number | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const attributes = useAttributeList()
  const [isMaking, setMaking] = useState(false)
  const { list, error } = attributes
  const open = (one?: number) => {
    setMaking(false)
    void navigate(`/admin/catalogue/attributes${one === undefined ? '' : `/${one}`}`, {
      preventScrollReset: true,
    })
  }
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <CatalogueTabs />
      <div className={staff.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.atrTitle')}
        </h1>
        <Button onClick={() => setMaking(true)}>{t('staff.atrNew')}</Button>
      </div>
      {error !== undefined && !list && <Failed text="staff.failed" onRetry={attributes.retry} />}
      {!list && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {list?.items.length === 0 && <p className={staff.empty}>{t('staff.atrNone')}</p>}
      {list && list.items.length > 0 && (
        <div className={desk.desk}>
          <aside className={desk.side}>
            <AttributeList items={list.items} desk={attributes} openId={id} onOpen={open} />
            <p className={staff.hint}>{t('staff.atrKeys')}</p>
          </aside>
          <div className={desk.form}>
            {id === undefined ? (
              <p className={staff.empty}>{t('staff.atrChoose')}</p>
            ) : (
              <AttributeForm key={id} id={id} desk={attributes} onGone={() => open()} />
            )}
          </div>
        </div>
      )}
      {isMaking && (
        <NewAttribute
          onClose={() => setMaking(false)}
          onMade={(made) => {
            attributes.reload()
            open(made)
          }}
        />
      )}
    </div>
  )
}
