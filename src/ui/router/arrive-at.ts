/** Of a part that comes after its page: it is gone to, once it is there, where the address names it. To be the `ref` of an element with an id. */
export function arriveAt(part: HTMLElement | null): void {
  if (!part || window.location.hash !== `#${part.id}`) return
  // After the page as a whole has taken the focus of the navigation.
  requestAnimationFrame(() => {
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  })
}
