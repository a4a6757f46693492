/** A dialog as browsers have it, where the test's document has none; answers those that were made modal. */
export function stubDialog(): HTMLDialogElement[] {
  const modal: HTMLDialogElement[] = []
  let opener: Element | null = null
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new DOMException('it is open already', 'InvalidStateError')
    opener = document.activeElement
    this.open = true
    modal.push(this)
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    if (opener instanceof HTMLElement) opener.focus()
    setTimeout(() => this.dispatchEvent(new Event('close')))
  }
  return modal
}
