import type { OrderDownload } from '@vitrine/contract/order/downloads'
import { type LetterContext, paragraph, STYLE } from '#api/features/mail/index.ts'
import { type Html, html } from '#api/markup.ts'

type Shown = { files: readonly OrderDownload[]; publicUrl: string }

/** Files that were bought, each with its link; one that is not there yet is named by nobody. */
export function fileLinks(
  { t }: LetterContext,
  { isTitled, ...shown }: Shown & { isTitled: boolean },
): Html[] {
  const links = linksOf(shown)
  if (links.length === 0) return []
  return [
    ...(isTitled ? [html`<h2 style="${STYLE.heading}">${t('mail.filesTitle')}</h2>`] : []),
    paragraph(t('mail.filesText')),
    ...links.map(
      ({ words, href }) =>
        html`<p style="${STYLE.text}"><a href="${href}" style="${STYLE.link}">${words}</a></p>`,
    ),
  ]
}

export function plainLinks({ t }: LetterContext, shown: Shown): string[] {
  const links = linksOf(shown)
  if (links.length === 0) return []
  return [t('mail.filesText'), ...links.map(({ words, href }) => `${words}\n${href}`)]
}

const linksOf = ({ files, publicUrl }: Shown) =>
  files.flatMap(({ name, title, url }) =>
    url === null ? [] : [{ words: `${name}: ${title}`, href: publicUrl + url }],
  )
