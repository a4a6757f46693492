import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Nothing more goes on it. */
  fill: () => void
  /** There is room again. */
  clear: () => void
  remove: () => void
}

/** A real file system of so many megabytes; undefined where tests may not mount one. */
export function aSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => writeUntilFull(filler),
    clear: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'a')
  for (let block = Buffer.alloc(1024 * 1024); block.length > 0; )
    try {
      writeSync(handle, block)
    } catch {
      block = block.subarray(0, block.length >> 1)
    }
  closeSync(handle)
}
