// A page is made whole, as one string: it is going to be kept and compressed as one piece.
import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const RENDER_LIMIT_MS = 10_000
/** How React marks a part it could not finish. */
const UNFINISHED = '<!--$!-->'
/** A stream begins a document with it, a string does not; without it browsers lay out as twenty years ago. */
const DOCTYPE = '<!DOCTYPE html>'

/** At once, as nearly every page can be: in half the time that it takes by a stream. What has to wait for a part, waits. */
export async function renderHtml(tree: () => ReactElement, log: (error: unknown) => void): Promise<string> {
  const html = renderAtOnce(tree())
  return html ?? renderPatiently(tree(), log)
}

/** Nothing where the tree waits for something or breaks, which the patient way then tells of. */
function renderAtOnce(tree: ReactElement): string | undefined {
  try {
    // Put before it while it is still in pieces: the first look at a page makes one piece of them, and every other would again.
    const html = DOCTYPE + renderToString(tree)
    if (html.includes(UNFINISHED)) return undefined
    return html.startsWith('<html', DOCTYPE.length) ? html : html.slice(DOCTYPE.length)
  } catch {
    return undefined
  }
}

function renderPatiently(tree: ReactElement, log: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        clearTimeout(limit)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Nothing is sent in pieces, so nothing is put aside to be moved into its place by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: log,
    })
    const limit = setTimeout(abort, RENDER_LIMIT_MS)
  })
}
