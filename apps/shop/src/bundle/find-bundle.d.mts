/** What `scripts/bundle-server.ts` leaves in `apps/shop/build`. */
export type BundleManifest = {
  /** The file to run, beside this one. */
  entry: string
  files: string[]
  /** What it was made of, by path from the root: of files second of the last change and length, of folders what lies in them. */
  sources: Record<string, string>
}

export declare const BUNDLE_FOLDER: string
export declare const MANIFEST: string
/** The program's bundle, where it was made of the very sources that lie here; looking costs a hundredth of a second. */
export declare function findBundle(root: string): string | undefined
export declare function readManifest(root: string): BundleManifest | undefined
/** Whole seconds, because an image keeps no parts of them; of a folder no time at all, because it may be copied. */
export declare function stateOf(root: string, path: string): string | undefined
