/** What a page ends with: code it runs, or data that code finds in the element before it. */
export type InlineScript = { code: string } | { data: string }

/**
 * What the router reads its data from in the browser, handed over as a whole instead of in pieces. It is no code: nothing has
 * to allow it, which would be by a hash of it all, and no engine reads it as a program.
 */
export async function dataScripts(
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<readonly InlineScript[]> {
  const text = stream ? await readAll(stream) : ''
  // JSON has the sign in its strings alone, where it can be spelt out; nothing else ends an element of a script.
  return [{ data: text.replaceAll('<', '\\u003c') }, HAND_OVER]
}

const HAND_OVER: InlineScript = {
  code: '{const c=window.__reactRouterContext.streamController;c.enqueue(document.currentScript.previousElementSibling.textContent);c.close()}',
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value)
  return Buffer.concat(chunks).toString()
}
