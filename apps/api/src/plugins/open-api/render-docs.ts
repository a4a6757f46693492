import { type Html, html } from '#api/markup.ts'
import type { describeApi } from '#api/plugins/open-api/describe-api.ts'

type Description = ReturnType<typeof describeApi>
type Operation = {
  operationId: string
  summary: string
  'x-permission': string
  description: string
  parameters: { name?: string; in?: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content: unknown }
}

/** A plain page: every call with its parameters and body, folded until asked for. */
export function renderDocs({ info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderCall(method, path, operation as Operation)),
  )
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title} API</title><style>${STYLE}</style>
<main><h1>${info.title} API</h1>
<p>Every answer is <code>{"code", "result", "meta"}</code>; the HTTP status equals <code>code</code>.
Name the store view with the header <code>x-vs-store-code</code>. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
${calls}</main></html>`.text
}

function renderCall(method: string, path: string, operation: Operation): Html {
  return html`<details id="${operation.operationId}"><summary><b>${method.toUpperCase()}</b>
<code>${path}</code> ${operation.summary} <i>${operation['x-permission']}</i></summary>
<p>${operation.description}</p>
${renderParameters(operation)}${renderBody(operation)}</details>
`
}

function renderParameters({ parameters }: Operation): Html | undefined {
  const own = parameters.filter(({ name }) => name !== undefined)
  if (own.length === 0) return undefined
  const rows = own.map(
    ({ name = '', required, schema, in: place }) =>
      html`<tr><td><code>${name}</code><td>${place}${required ? ', required' : ''}<td><code>${JSON.stringify(schema)}</code>`,
  )
  return html`<table><tr><th>Name<th>Where<th>What${rows}</table>`
}

function renderBody({ requestBody }: Operation): Html | undefined {
  return requestBody && html`<pre>${JSON.stringify(requestBody.content, null, 2)}</pre>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#fff;margin:0}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}details{border-top:1px solid #ddd8d0;padding:.6rem 0}
summary{cursor:pointer}i{color:#6b645a}b{display:inline-block;width:3.5rem}
pre{background:#f6f3ee;padding:1rem;overflow:auto;max-height:30rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}td,th{text-align:left;padding:.25rem .5rem;vertical-align:top;overflow-wrap:anywhere}`
