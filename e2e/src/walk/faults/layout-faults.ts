// What does not fit, and what is missing or pulled out of shape. These functions run in the browser and see one another
// there, because they are sent together.
export const LAYOUT_FAULTS = `(() => {
    ${[nameOf, isForEyes, scrollsOrCutsByDesign, cutsOff, isCut, textsOf].join('\n')}
    ${[pageOverflow, cutWords, tightButtons, wrongPictures, cardsWithoutPicture].join('\n')}
    return [...pageOverflow(), ...cutWords(), ...tightButtons(), ...wrongPictures(), ...cardsWithoutPicture()]
  })()`

function nameOf(element: Element): string {
  const words = element.textContent || element.getAttribute('alt') || element.getAttribute('src') || ''
  return `<${element.tagName.toLowerCase()}> ${words.trim().slice(0, 60)}`
}

/** What is for ears only is a pixel wide on purpose. */
function isForEyes(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

function scrollsOrCutsByDesign(style: CSSStyleDeclaration): boolean {
  const { textOverflow, overflowX, overflowY, webkitLineClamp: clamp } = style
  return textOverflow === 'ellipsis' || !/^(none|)$/.test(clamp) || /auto|scroll/.test(overflowX + overflowY)
}

/** Words wholly outside are put away on purpose; a pixel of a tall letter's own box may be cut without the letter. */
function cutsOff(box: Element, style: CSSStyleDeclaration, words: DOMRect): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  if (words.left >= right || words.right <= left || words.top >= bottom || words.bottom <= top) return false
  const isAcross = words.left < left - 1 || words.right > right + 1
  const isDown = words.top < top - 2 || words.bottom > bottom + 2
  return (cuts(style.overflowX) && isAcross) || (cuts(style.overflowY) && isDown)
}

/** Whether words leave the nearest box that cuts, or the window with nothing to scroll them back. */
function isCut(text: Text): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  const words = range.getBoundingClientRect()
  for (let box = text.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box)
    if (!isForEyes(box) || scrollsOrCutsByDesign(style) || style.position === 'fixed') return false
    if (cutsOff(box, style, words)) return true
  }
  return words.left < -1 || words.right > document.documentElement.clientWidth + 1
}

function* textsOf(element: Element): Generator<[Text, Element]> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (parent && node.textContent?.trim() && isForEyes(parent)) yield [node as Text, parent]
  }
}

function pageOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth} px`] : []
}

function cutWords(): string[] {
  const cut = [...textsOf(document.body)].filter(([text]) => isCut(text))
  return cut.map(([, parent]) => `words are cut: ${nameOf(parent)}`)
}

function tightButtons(): string[] {
  return [...document.querySelectorAll('button, a[class*=button], label, select')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.textContent?.trim() && isForEyes(one))
    .filter((one) => !scrollsOrCutsByDesign(getComputedStyle(one)))
    .map((one) => `words leave their button: ${nameOf(one)}`)
}

function wrongPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && isForEyes(image))
    .flatMap((image) => {
      if (image.naturalWidth === 0) return [`a picture is missing: ${image.currentSrc || image.src}`]
      const { width, height } = image.getBoundingClientRect()
      const pulled = (width * image.naturalHeight) / (height * image.naturalWidth)
      const isPulled = getComputedStyle(image).objectFit === 'fill' && Math.abs(pulled - 1) > 0.02
      return isPulled ? [`a picture is stretched: ${nameOf(image)}`] : []
    })
}

/** An article that is the page itself, not a card on it, may be words alone. */
function cardsWithoutPicture(): string[] {
  return [...document.querySelectorAll('main article')]
    .filter((card) => isForEyes(card) && !card.querySelector('img, h1') && !card.closest('[class*=review]'))
    .map((card) => `a card without a picture: ${nameOf(card)}`)
}
