import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Labelled } from '../../writing/labelled.tsx'
import styles from './html-editor.module.css'

type HtmlEditorProps = {
  label: string
  language: string | undefined
  html: string
  onChange(html: string): void
}

/**
 * The text as shoppers see it, written in place. What the shop's own writing knows besides (places for products, tables)
 * stays in it untouched, which editors with a model of their own would drop; HTML shows it all.
 */
export function HtmlEditor({ label, language, html, onChange }: HtmlEditorProps) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const [isSource, setSource] = useState(false)
  const [link, setLink] = useState<Range>()
  // Only what comes from elsewhere is set: the caret stays where somebody types.
  useEffect(() => {
    if (isSource || !place.current || written.current === html) return
    place.current.innerHTML = html
    written.current = html
  }, [html, isSource])
  const tell = () => {
    written.current = place.current?.innerHTML ?? ''
    onChange(written.current)
  }
  const format = (command: string, value?: string) => {
    place.current?.focus()
    document.execCommand(command, false, value)
    tell()
  }
  function toggleSource() {
    written.current = undefined
    setSource(!isSource)
  }
  return (
    <div className={styles.editor}>
      <div className={styles.tools} role="toolbar" aria-label={t('staff.contentTools')}>
        {!isSource && <Tools format={format} onLink={() => setLink(currentRange(place.current))} />}
        <button type="button" aria-pressed={isSource} onClick={toggleSource}>
          {t('staff.contentSource')}
        </button>
      </div>
      {link && (
        <LinkForm
          onDone={(href) => {
            restore(link)
            setLink(undefined)
            if (href) format('createLink', href)
          }}
        />
      )}
      {isSource ? (
        <textarea
          className={styles.source}
          aria-label={label}
          lang={language}
          spellCheck={false}
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a text with headings and links has no element of its own
        <div
          ref={place}
          className={styles.text}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          tabIndex={0}
          lang={language}
          onInput={tell}
          onPaste={pastePlain}
        />
      )}
    </div>
  )
}

type ToolsProps = { format(command: string, value?: string): void; onLink(): void }

function Tools({ format, onLink }: ToolsProps) {
  const t = useT()
  const all = [
    [t('staff.contentParagraph'), () => format('formatBlock', 'p')],
    [t('staff.contentSubheading'), () => format('formatBlock', 'h2')],
    [t('staff.contentList'), () => format('insertUnorderedList')],
    [t('staff.contentBold'), () => format('bold')],
    [t('staff.contentLink'), onLink],
  ] as const
  return all.map(([name, press]) => (
    // The caret stays in the text: a press that took the focus would lose what is marked.
    <button key={name} type="button" onMouseDown={(event) => event.preventDefault()} onClick={press}>
      {name}
    </button>
  ))
}

function LinkForm({ onDone }: { onDone(href?: string): void }) {
  const t = useT()
  const [href, setHref] = useState('/')
  return (
    <div className={styles.link}>
      <Labelled label={t('staff.contentLinkTo')}>
        {(control) => (
          <input {...control} ref={focused} value={href} onChange={(event) => setHref(event.target.value)} />
        )}
      </Labelled>
      <Button look="line" onClick={() => onDone(href.trim())}>
        {t('staff.contentSetLink')}
      </Button>
      <button type="button" className="text-link" onClick={() => onDone()}>
        {t('shell.close')}
      </button>
    </div>
  )
}

/** Whoever pressed for it goes on in it. */
const focused = (input: HTMLInputElement | null) => input?.focus()

function currentRange(place: HTMLElement | null): Range | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  return range && place?.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

function restore(range: Range): void {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Looks of another program stay there. */
function pastePlain(event: ClipboardEvent): void {
  event.preventDefault()
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
}
