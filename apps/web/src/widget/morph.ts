/**
 * Makes `shown` say what `fresh` says and leaves alone whatever is the same: elements of one kind get each other's attributes and
 * children, so that pictures, the focus and the reader's place stay, and nothing flickers; all other nodes are replaced.
 */
export function morph(shown: Element, fresh: Element): void {
  if (shown.isEqualNode(fresh)) return
  for (const name of shown.getAttributeNames()) if (!fresh.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  const theirs = [...fresh.childNodes]
  for (const [at, child] of theirs.entries()) {
    const mine = shown.childNodes[at]
    if (!mine) shown.append(child)
    else if (mine instanceof Element && child instanceof Element && mine.tagName === child.tagName) morph(mine, child)
    else if (!mine.isEqualNode(child)) mine.replaceWith(child)
  }
  while (shown.childNodes.length > theirs.length) shown.lastChild?.remove()
}
