/**
 * Makes `held` say what `fresh` says and leaves alone whatever is the same: elements of one kind get each other's attributes and
 * children, so that pictures, the focus and the reader's place stay, and nothing flickers; all other nodes are replaced.
 */
export function morph(held: Element, fresh: Element): void {
  if (held.isEqualNode(fresh)) return
  for (const name of held.getAttributeNames()) if (!fresh.hasAttribute(name)) held.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (held.getAttribute(name) !== value) held.setAttribute(name, value)
  const theirs = [...fresh.childNodes]
  for (const [at, child] of theirs.entries()) {
    const mine = held.childNodes[at]
    if (!mine) held.append(child)
    else if (mine instanceof Element && child instanceof Element && mine.tagName === child.tagName) morph(mine, child)
    else if (!mine.isEqualNode(child)) mine.replaceWith(child)
  }
  while (held.childNodes.length > theirs.length) held.lastChild?.remove()
}
