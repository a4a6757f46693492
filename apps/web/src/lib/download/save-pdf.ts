import { bytesOf, saveFile } from './save-file.ts'

/** As calls give one: base64 and its name. */
export function savePdf({ filename, pdf }: { filename: string; pdf: string }): void {
  saveFile(filename, new Blob([bytesOf(pdf)], { type: 'application/pdf' }))
}
