/**
 * An answer that is at hand whole. A Response makes a stream of any body, and whoever sends it reads that to its end again: of
 * a page nobody has seen yet that is some fortieth of the time.
 */
export class PageResponse extends Response {
  readonly whole: Buffer | null

  constructor(whole: Buffer | null, init: ResponseInit) {
    super(null, init)
    this.whole = whole
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.whole ?? []).buffer
  }

  override async text(): Promise<string> {
    return this.whole?.toString() ?? ''
  }
}
