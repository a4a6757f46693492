// What a choice among several filters works on; piece after piece of one question is written on the same columns.
export class AnyWorkspace {
  /** Places in the piece nothing is decided about, the first `count` of them. */
  readonly places: Uint32Array
  readonly asked: Uint32Array
  readonly isAccepted: Uint8Array
  count = 0

  constructor(room: number) {
    this.places = new Uint32Array(room)
    this.asked = new Uint32Array(room)
    this.isAccepted = new Uint8Array(room)
  }

  open(count: number): void {
    for (let i = 0; i < count; i++) this.places[i] = i
    this.isAccepted.fill(0, 0, count)
    this.count = count
  }

  keepAccepted(buffer: Uint32Array, count: number): number {
    let passed = 0
    for (let i = 0; i < count; i++) if (this.isAccepted[i] === 1) buffer[passed++] = buffer[i] as number
    return passed
  }
}
