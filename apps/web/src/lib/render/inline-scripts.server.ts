/**
 * What a raw template in a script element cannot hold, and would not need to: JSON has these signs in its strings alone, where
 * it can spell them out.
 */
const UNSAFE = /[`$&><\u2028\u2029]/g
const escapeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * What the router reads its data from in the browser, handed over as a whole instead of in pieces. Raw, for each quote of JSON
 * within JSON would be four signs otherwise: a fifth of it all.
 */
export async function dataScript(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const text = stream ? await readAll(stream) : ''
  const literal = text.replace(UNSAFE, escapeOf)
  return `{const c=window.__reactRouterContext.streamController;c.enqueue(String.raw\`${literal}\`);c.close()}`
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value)
  return Buffer.concat(chunks).toString()
}
