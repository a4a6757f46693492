import type { describeApi } from '#api/plugins/open-api.ts'

type Description = ReturnType<typeof describeApi>
type Operation = {
  operationId: string
  summary: string
  'x-access': string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: unknown }
}

/** A plain page: every call with its parameters and body, folded until asked for. */
export function renderDocs({ info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderCall(method, path, operation as Operation)),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title} API</title><style>${STYLE}</style>
<main><h1>${info.title} API</h1>
<p>Every answer is <code>{"code", "result", "meta"}</code>; the HTTP status equals <code>code</code>.
Name the store view with the header <code>x-vs-store-code</code>. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}</main></html>`
}

function renderCall(method: string, path: string, operation: Operation): string {
  return `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b>
<code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)} <i>${operation['x-access']}</i></summary>
${renderParameters(operation)}${renderBody(operation)}</details>`
}

function renderParameters({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, required, schema, in: place }) =>
      `<tr><td><code>${escapeHtml(name)}</code><td>${place}${required ? ', required' : ''}<td><code>${escapeHtml(JSON.stringify(schema))}</code>`,
  )
  return `<table><tr><th>Name<th>Where<th>What${rows.join('')}</table>`
}

function renderBody({ requestBody }: Operation): string {
  return requestBody ? `<pre>${escapeHtml(JSON.stringify(requestBody.content, null, 2))}</pre>` : ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#fff;margin:0}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}details{border-top:1px solid #ddd8d0;padding:.6rem 0}
summary{cursor:pointer}i{color:#6b645a}b{display:inline-block;width:3.5rem}
pre{background:#f6f3ee;padding:1rem;overflow:auto;max-height:30rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}td,th{text-align:left;padding:.25rem .5rem;vertical-align:top;overflow-wrap:anywhere}`
