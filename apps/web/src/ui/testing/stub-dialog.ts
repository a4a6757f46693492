/** A dialog as browsers have it, where the test's document has none; answers those that were made modal. */
export function stubDialog(): HTMLDialogElement[] {
  const modal: HTMLDialogElement[] = []
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new DOMException('it is open already', 'InvalidStateError')
    this.open = true
    modal.push(this)
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  return modal
}
