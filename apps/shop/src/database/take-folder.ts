import { FolderInUse, lockFolder } from '@vitrine/postgres/lock-folder'
import { ExpectedFailure } from '../expected-failure.ts'

/** Takes the data folder, or says in one sentence why it cannot be had; answers how to give it back. */
export function takeFolder(dataDir: string): () => void {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderInUse) throw new ExpectedFailure(error.message, { cause: error })
    throw explainFolderError(error, dataDir)
  }
}

/** No right to write, nothing to write on, or a file where a folder should be. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'])

function explainFolderError(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined || !UNUSABLE.has(code)) return error
  return new ExpectedFailure(`The data folder ${folder} cannot be written; set DATA_DIR to one that can.`, {
    cause: error,
  })
}
