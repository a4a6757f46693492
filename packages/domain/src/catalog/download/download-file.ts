// Where the file of a download lies, as its product names it.

export type DownloadFile =
  /** Somewhere else: whoever bought it is sent there. */
  | { kind: 'link'; url: string }
  /** Brought by the staff: `upload/<name of ours>/<its own name>`. */
  | { kind: 'upload'; name: string; filename: string }
  /** In a folder a feed has named, or made by the demo shop. */
  | { kind: 'path'; path: string; filename: string }

const UPLOAD = /^upload\/([0-9a-f]{32}\.bin)\/([^/]+)$/
/** Plain names below a folder: nothing hidden, no way up. */
const PATH = /^\/?(?:[\w][\w. ()+-]*\/)*([\w][\w. ()+-]*)$/

/** Undefined for what can name no file. */
export function readDownloadFile(file: string): DownloadFile | undefined {
  if (/^https:\/\/[^/\s]+\/\S+$/.test(file)) return { kind: 'link', url: file }
  const [, name, own] = UPLOAD.exec(file) ?? []
  if (name !== undefined && own !== undefined) return { kind: 'upload', name, filename: own }
  const filename = PATH.exec(file)?.[1]
  if (filename === undefined || file.startsWith('upload/')) return undefined
  return { kind: 'path', path: file.replace(/^\//, ''), filename }
}

/** `filename` is what the staff's file is called; what a saved file cannot be called is left out. */
export function uploadedFile(name: string, filename: string): string {
  const plain = filename.replace(/[\p{Cc}\\/:*?"<>|]/gu, '').trim() || 'file'
  // By characters: half a sign outside the basic plane no column can hold.
  return `upload/${name}/${[...plain].slice(-120).join('')}`
}
