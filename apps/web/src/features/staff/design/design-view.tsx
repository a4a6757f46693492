import { CallError } from '@vitrine/contract/reply'
import { SLIDERS, type SliderName } from '@vitrine/domain/design/design'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import staff from '../staff-page.module.css'
import { BlockList } from './blocks/block-list.tsx'
import styles from './design.module.css'
import { DesignBar } from './design-bar.tsx'
import { DesignTabs } from './design-tabs.tsx'
import { isPart } from './forms/is-part.ts'
import { PartForm } from './forms/part-form.tsx'
import { SlideForm } from './forms/slide-form.tsx'
import { withBrought } from './forms/with-brought.ts'
import { Preview } from './preview/preview.tsx'
import { withSlide, withSlides } from './slides.ts'
import { useDesign } from './use-design.ts'

/** What is chosen of the home page, how it looks, and the fields of what is looked at. */
export function DesignView() {
  const t = useT()
  const look = useDesign()
  const { desk, design, error, retry } = look
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      {!(desk && design) && (
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.design')}
        </h1>
      )}
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {desk && design ? (
        <Desk look={look} desk={desk} design={design} />
      ) : (
        error === undefined && <div className={staff.loading} aria-busy="true" />
      )}
    </div>
  )
}

type Look = ReturnType<typeof useDesign>
type DeskProps = { look: Look; desk: NonNullable<Look['desk']>; design: NonNullable<Look['design']> }

function Desk({ look, desk, design }: DeskProps) {
  const { at, open } = useBlock(design.sliders.main[0]?.id)
  return (
    <>
      <DesignBar {...{ look, desk, design }} onOpen={open} />
      {desk.may_publish && <DesignTabs />}
      {look.conflict && <Conflict look={look} />}
      <div className={styles.desk}>
        <BlockList {...{ desk, design, at }} onOpen={open} onChange={look.change} />
        <Preview version={desk.draft?.version ?? 0} />
        <Form {...{ look, desk, design, at, onOpen: open }} />
      </div>
    </>
  )
}

function Conflict({ look }: { look: Look }) {
  const t = useT()
  const { conflict } = look
  return (
    <Note tone="warn">
      <p>{t('staff.contentConflict', { name: conflict?.draft?.by ?? t('staff.contentSomebody') })}</p>
      <div className={styles.acts}>
        <Button look="line" onClick={look.takeTheirs}>
          {t('staff.contentTakeTheirs')}
        </Button>
        <Button look="line" onClick={look.keepMine}>
          {t('staff.contentKeepMine')}
        </Button>
      </div>
    </Note>
  )
}

function Form({
  look,
  desk,
  design,
  at,
  onOpen,
}: DeskProps & { at: string | undefined; onOpen(at?: string): void }) {
  const t = useT()
  if (isPart(at))
    return (
      <fieldset className={styles.form} disabled={!desk.may_publish}>
        <PartForm part={at} design={design} onChange={look.change} />
      </fieldset>
    )
  const slider = SLIDERS.find((name) => design.sliders[name].some(({ id }) => id === at))
  const slide = slider && design.sliders[slider].find(({ id }) => id === at)
  if (!slider || !slide) return <p className={styles.form}>{t('staff.designChoose')}</p>
  const remove = (name: SliderName) => {
    look.change(
      withSlides(
        design,
        name,
        design.sliders[name].filter(({ id }) => id !== slide.id),
      ),
    )
    onOpen()
  }
  return (
    <fieldset className={styles.form} disabled={!desk.may_publish && slide.by !== desk.me}>
      <SlideForm
        key={slide.id}
        slide={slide}
        onChange={(next) => look.change(withSlide(design, slider, next))}
        onBrought={(paths) => look.changeLate((now) => withBrought(now, { slider, id: slide.id, paths }))}
        onRemove={() => remove(slider)}
      />
    </fieldset>
  )
}

/** What is looked at stands in the address. */
function useBlock(first: string | undefined) {
  const [params, setParams] = useSearchParams()
  const [fallback] = useState(first)
  return {
    at: params.get('at') ?? fallback,
    open: (id?: string) =>
      setParams(id === undefined ? {} : { at: id }, { replace: true, preventScrollReset: true }),
  }
}
